import { lazy, Suspense } from 'react';
import { loadWithRetry } from '../demo/load-with-retry';
import type { PropertyPanelProps } from './property-panel';

const load = async () => ({ default: (await import('./property-panel')).PropertyPanel });
const PropertyPanel = lazy(() => loadWithRetry(load));

/** The panel begins to load when the pointer or the focus reaches its button, before the click. */
export function prefetchPropertyPanel(): void {
  load().catch(() => undefined);
}

/** The properties, whose fields and styles come once they are asked for: until then their place is kept. */
export function LatePropertyPanel(props: PropertyPanelProps) {
  return (
    <Suspense fallback={<div id={props.id} className="playground-properties" />}>
      <PropertyPanel {...props} />
    </Suspense>
  );
}
