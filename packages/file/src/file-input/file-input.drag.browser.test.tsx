import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { cdp, server } from 'vitest/browser';
import { FileInput } from './file-input';

/** A point of the page, as the protocol counts it: from the corner of the outermost window. */
function pointOf(element: Element) {
  const box = element.getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect();
  const scale = frame ? frame.width / window.innerWidth : 1;
  return {
    x: (frame?.left ?? 0) + (box.left + box.width / 2) * scale,
    y: (frame?.top ?? 0) + (box.top + box.height / 2) * scale,
  };
}

it('takes files that a person drags in from the desktop, and shows that it will (FIL-2, FIL-3)', async () => {
  const onChange = vi.fn();
  render(
    <>
      <FileInput multiple accept=".png,.jpg" data-testid="campo" onChange={onChange} />
      <p>Afuera</p>
    </>,
  );
  const session = cdp();
  const files = ['image.png', 'bare.jpg', 'document.pdf'].map(
    (name) => `${server.config.root}/samples/${name}`,
  );
  const data = { items: [], files, dragOperationsMask: 1 };
  const drag = (type: 'dragEnter' | 'dragOver' | 'drop', element: Element) =>
    session.send('Input.dispatchDragEvent', { type, ...pointOf(element), data });
  const field = screen.getByTestId('campo').closest('.gd-file-input') ?? document.body;
  await drag('dragEnter', field);
  await drag('dragOver', field);
  await vi.waitFor(() => expect(field).toHaveAttribute('data-dragging'));
  await drag('dragOver', screen.getByText('Afuera'));
  await vi.waitFor(() => expect(field).not.toHaveAttribute('data-dragging'));
  await drag('dragOver', field);
  await drag('drop', field);
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
  const [chosen] = onChange.mock.lastCall ?? [];
  expect(chosen.map(({ name }: File) => name)).toEqual(['image.png', 'bare.jpg']);
  expect(await screen.findByText(/tipo no permitido/, { selector: 'li' })).toBeVisible();
  expect(field).not.toHaveAttribute('data-dragging');
});
