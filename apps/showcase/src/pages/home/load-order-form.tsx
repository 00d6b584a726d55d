import { type ComponentType, lazy, memo, Suspense, useEffect, useRef, useState } from 'react';
import { firstInteraction, keepClicks, Ready } from '../../demo/take-over';

/**
 * The form of the home, whose script and whose whole style sheets stay out of the first load: a
 * prerendered page shows its HTML with the rules that this needs, and React takes it over once a
 * person moves. What was typed before that stays.
 */
export async function loadOrderForm(): Promise<ComponentType> {
  const prerendered =
    !import.meta.env.SSR && document.querySelector('[data-part="order"]') !== null;
  const load = async () => ({ default: (await import('./order-form')).OrderForm });
  const interaction = prerendered ? firstInteraction() : undefined;
  const Form = interaction
    ? lazy(async () => {
        await interaction;
        return load();
      })
    : (await load()).default;

  // Rendered again before it is taken over, the form would be thrown away and made anew.
  return memo(function LateOrderForm() {
    const [ready, setReady] = useState(false);
    const part = useRef<HTMLDivElement>(null);
    useEffect(() => (ready ? undefined : keepClicks(part.current)), [ready]);
    return (
      <div ref={part} data-part="order" data-ready={ready || undefined}>
        <Suspense fallback={null}>
          <Form />
          <Ready onReady={setReady} />
        </Suspense>
      </div>
    );
  });
}
