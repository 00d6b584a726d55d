import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { ExampleFrame, type Folded } from './example-frame';
import { type Figure, yesNo } from './figures';
import { slug } from './slug';
import type { HighlightedSource } from './source.types';
import { useStageEvents } from './use-stage-events';

export interface ExampleProps {
  /** Heading; its anchor comes from it, and the page's list shows it. */
  title: string;
  /**
   * Anchor, when the title's own would clash with another.
   * @default slug(title)
   */
  id?: string;
  /** The component that the example's module exports. */
  component: ComponentType<{ disabled?: boolean }>;
  /** That very module: `import code from './examples/simple.tsx?source'`. */
  source: HighlightedSource;
  /** Shows "Habilitar / Deshabilitar" and passes `disabled` to the component. */
  disableable?: boolean;
  /** Live values for the ruled margin, from hooks that the page calls. */
  figures?: readonly Figure[];
  /** Shows focus, last click and their count in the margin, seen from outside. */
  observe?: boolean;
  /**
   * Where the demo stands on its stage: `start` for what fills its width.
   * @default 'center'
   */
  align?: 'center' | 'start';
  folded?: Folded;
  /** Fills its stage and still shares its row with another plate. */
  half?: boolean;
  /** One sentence on what is to be seen. */
  children: ReactNode;
}

/** An example of anything that carries no value of a form; `FormExample` is for what does. */
export function Example({
  title,
  id = slug(title),
  component: Demo,
  source,
  disableable = false,
  figures = [],
  observe = false,
  align = 'center',
  folded,
  children,
}: ExampleProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [disabled, setDisabled] = useState(false);
  const events = useStageEvents(stage, observe);
  const state: Figure[] = disableable ? [['deshabilitado', yesNo(disabled)]] : [];
  return (
    <ExampleFrame
      title={title}
      id={id}
      note={children}
      source={source}
      figures={[...figures, ...events]}
      moreFigures={state}
      tools={
        disableable && (
          <button type="button" className="tool" onClick={() => setDisabled(!disabled)}>
            Habilitar / Deshabilitar
          </button>
        )
      }
      stageRef={stage}
      align={align}
      folded={folded}
    >
      {disableable ? <Demo disabled={disabled} /> : <Demo />}
    </ExampleFrame>
  );
}
