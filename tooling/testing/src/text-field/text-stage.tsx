import { act, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';

/** What a text field is given by the suite. */
interface TextFieldTestProps {
  'aria-label': string;
  name: string;
  value?: unknown;
  onChange: (value: unknown, details: { reason: string }) => void;
}

/** A field, and where one writes in it. */
export interface TextStageOptions {
  /** The field with these props. */
  render: (props: TextFieldTestProps) => ReactElement;
  /** Where one writes. */
  input: () => HTMLInputElement | HTMLTextAreaElement;
}

/** How a text comes into a field. */
export type TextWay = 'type' | 'paste' | 'drop' | 'autofill';

/** The field in a form, and what it reports. */
export async function start({ render: field, input }: TextStageOptions) {
  const { userEvent } = await import('vitest/browser');
  const values: unknown[] = [];
  const element = (value?: unknown) => (
    <form>
      <input aria-label="Origen" />
      {field({
        'aria-label': 'Campo',
        name: 'campo',
        onChange: (next) => values.push(next),
        ...(value !== undefined && { value }),
      })}
      <button type="reset">Restablecer</button>
    </form>
  );
  const { rerender, unmount } = render(element());
  const result = () => ({
    shown: input().value,
    value: values.at(-1),
    sent: new FormData(input().form ?? undefined).getAll('campo').map(String),
  });
  return { userEvent, values, element, rerender, unmount, result };
}

/** Writes a text in one way, and says what comes of it. */
export async function enter(options: TextStageOptions, text: string, way: TextWay) {
  const { input } = options;
  const { userEvent, unmount, result } = await start(options);
  if (way === 'paste') {
    const source = screen.getByRole<HTMLInputElement>('textbox', { name: 'Origen' });
    await userEvent.fill(source, text);
    source.select();
    await userEvent.copy();
  }
  // A click would lead to the same place and takes longer; others of these tests click.
  input().focus();
  if (way === 'type') await userEvent.keyboard(text.replace(/[{[]/g, '$&$&'));
  else if (way === 'paste') await userEvent.paste();
  else if (way === 'drop') await dropText(input(), text);
  else {
    act(() => {
      const prototype = Object.getPrototypeOf(input());
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input(), text);
      // What Chromium and WebKit send when they fill a field in: no `inputType`.
      input().dispatchEvent(new Event('input', { bubbles: true }));
    });
  }
  const found = result();
  unmount();
  return found;
}

/**
 * Drags a text from elsewhere over an element and lets it go there, through the browser's protocol.
 *
 * @param before The text that it goes behind; the middle of the element without one.
 */
export async function dropText(element: HTMLElement, text: string, before?: string): Promise<void> {
  const { cdp } = await import('vitest/browser');
  const box = element.getBoundingClientRect();
  const offset = before === undefined ? box.width / 2 : widthOf(element, before);
  // The tests run in a frame, which the runner may have scaled; the protocol counts from the page.
  const frame = window.frameElement?.getBoundingClientRect();
  const scale = frame ? frame.width / window.innerWidth : 1;
  const x = (frame?.left ?? 0) + (box.left + offset) * scale;
  const y = (frame?.top ?? 0) + (box.top + box.height / 2) * scale;
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await cdp().send('Input.dispatchDragEvent', {
      type,
      x,
      y,
      data: { items: [{ mimeType: 'text/plain', data: text }], dragOperationsMask: 1 },
    });
  }
}

/** From the edge of an element to the end of a text in it. */
function widthOf(element: HTMLElement, text: string): number {
  const look = getComputedStyle(element);
  const { font, fontVariantNumeric, fontFeatureSettings, letterSpacing } = look;
  const ruler = document.createElement('span');
  ruler.textContent = text;
  Object.assign(ruler.style, { position: 'absolute', whiteSpace: 'pre', font, letterSpacing });
  Object.assign(ruler.style, { fontVariantNumeric, fontFeatureSettings });
  document.body.append(ruler);
  const { width } = ruler.getBoundingClientRect();
  ruler.remove();
  const edges = [look.borderInlineStartWidth, look.paddingInlineStart];
  return edges.reduce((sum, edge) => sum + Number.parseFloat(edge), width);
}
