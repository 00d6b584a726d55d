import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import type { WidgetProps } from './widget/widget.types';

/** What `describeWidgetOnServer` must know of a widget. */
interface ServerWidgetOptions<Value> {
  render: (props: WidgetProps<Value>) => ReactElement;
  /** A value that is not empty. */
  value: Value;
  /** A text that the server's markup must hold for that value, if it shows one. */
  shows?: string;
}

/**
 * Proves that a widget renders where there is no DOM at all (CMP-7): in `.ssr.test.tsx` files.
 *
 * @param name The component as a reader writes it: `<PinInput>`.
 */
export function describeWidgetOnServer<Value>(
  name: string,
  { render, value, shows }: ServerWidgetOptions<Value>,
): void {
  describe(`${name} on a server (CMP-7)`, () => {
    const states: [title: string, props: WidgetProps<Value>][] = [
      ['empty', {}],
      ['with a default value', { defaultValue: value }],
      ['with the value of a caller', { value, onChange: () => {} }],
      ['disabled', { defaultValue: value, disabled: true }],
      ['required and invalid', { defaultValue: value, required: true, invalid: true }],
    ];
    for (const [title, props] of states) {
      it(`renders ${title}, the same each time`, async () => {
        expect(typeof document, 'a server has no document').toBe('undefined');
        const { renderToString } = await import('react-dom/server');
        const once = () =>
          renderToString(render({ name: 'campo', 'aria-label': 'Widget', ...props }));
        const html = once();
        expect(html).not.toBe('');
        expect(once()).toBe(html);
        expect(html, 'a part that is not loaded would only be drawn by the client').not.toContain(
          '<!--$!-->',
        );
        if (shows !== undefined && (props.value ?? props.defaultValue) !== undefined) {
          expect(html).toContain(shows);
        }
      });
    }
  });
}
