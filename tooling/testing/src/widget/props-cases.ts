import { expect, vi } from 'vitest';
import { emptyOf, host, root, stage } from './stage';
import type { Prove, WidgetOptions, WidgetProps } from './widget.types';

/** CMP-2 and CMP-4: what is accepted, and how the state shows. */
export function propsCases<Value>(options: WidgetOptions<Value>, prove: Prove): void {
  const { value } = options;
  /** The data attributes that follow the props and the value. */
  const states: [attribute: string, props: WidgetProps<Value>][] = [
    ['data-disabled', { disabled: true }],
    ['data-readonly', { readOnly: true }],
  ];
  if (options.required !== false) states.push(['data-invalid', { invalid: true }]);
  for (const empty of emptyOf(options)) states.push(['data-empty', { defaultValue: empty }]);
  for (const [attribute, props] of states) {
    prove(`shows its state as ${attribute}, and only then (CMP-4)`, async () => {
      const { unmount } = await stage(options, { defaultValue: value, ...props });
      expect(root(options).hasAttribute(attribute), `${attribute} when it holds`).toBe(true);
      unmount();
      await stage(options, { defaultValue: value });
      expect(root(options).hasAttribute(attribute), `${attribute} otherwise`).toBe(false);
    });
  }

  prove('accepts className and style on its root, as the caller wrote them (CMP-2)', async () => {
    await stage(options, { className: 'propia', style: { order: 7 } });
    const element = root(options);
    expect(element.classList, 'className').toContain('propia');
    expect(element.style.order, 'style').toBe('7');
  });

  prove('passes attributes and events of a caller on to what takes the focus (CMP-2)', async () => {
    const onKeyDown = vi.fn();
    const passed = { 'data-prueba': 'sí', title: 'Ayuda', 'aria-details': 'mas', lang: 'es' };
    const given = { ...passed, onKeyDown };
    await stage(options, { id: 'mi-campo', ...given });
    const control = options.control();
    // A calendar's days share what their group was given.
    const element = control.closest('[data-prueba="sí"]');
    expect(host().contains(element), 'what takes the focus, or what holds it').toBe(true);
    for (const [name, value] of Object.entries(passed)) {
      expect(element?.getAttribute(name), name).toBe(value);
    }
    control.dispatchEvent(new KeyboardEvent('keydown', { key: 'F9', bubbles: true }));
    expect(onKeyDown, 'onKeyDown').toHaveBeenCalledOnce();
  });

  prove('accepts id, aria-label and aria-describedby (CMP-2)', async () => {
    await stage(options, { id: 'mi-campo', 'aria-label': 'Mi campo', 'aria-describedby': 'ayuda' });
    for (const part of ['#mi-campo', '[aria-label="Mi campo"]', '[aria-describedby~="ayuda"]']) {
      expect(host().querySelector(part), part).not.toBeNull();
    }
    expect(document.querySelectorAll('#mi-campo'), 'elements with the id').toHaveLength(1);
  });

  prove('gives its focusable element as ref, and takes it back (CMP-1)', async () => {
    const ref = vi.fn<(element: HTMLElement | null) => void>();
    const { unmount } = await stage(options, { ref });
    const element = ref.mock.calls.at(-1)?.[0];
    if (!element) throw new Error('ref was given no element.');
    element.focus();
    expect(document.activeElement, 'focus() of the ref').toBe(options.control());
    element.blur();
    unmount();
    expect(ref.mock.calls.at(-1)?.[0], 'ref after unmount').toBeNull();
  });

  if (options.required === false) return;
  prove('says aria-invalid when invalid (CMP-2)', async () => {
    await stage(options, { defaultValue: value, invalid: true });
    expect(host().querySelector('[aria-invalid="true"]')).not.toBeNull();
  });
}
