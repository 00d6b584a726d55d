import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../button/button';
import { Tooltip } from './tooltip';

const bubble = () => document.querySelector('.gd-tooltip');

/** The events of an element that keeps the focus while the person is in another window and comes back. */
function leaveAndReturn(button: HTMLElement): void {
  for (const type of ['focusout', 'focusin']) {
    act(() => void button.dispatchEvent(new FocusEvent(type, { bubbles: true })));
  }
}

it('shows after another window only where it did before, whatever key led away (TIP-1)', async () => {
  render(
    <div style={{ padding: 120 }}>
      <button type="button">Antes</button>
      <Tooltip content="Ayuda" delay={Number.POSITIVE_INFINITY}>
        <Button>Guardar</Button>
      </Tooltip>
    </div>,
  );
  const button = screen.getByRole('button', { name: 'Guardar' });
  await userEvent.click(button);
  await userEvent.keyboard('{Control}');
  leaveAndReturn(button);
  expect(bubble()).toBeNull();
  await userEvent.click(screen.getByText('Antes'));
  await userEvent.tab();
  await expect.poll(bubble).not.toBeNull();
  leaveAndReturn(button);
  await expect.poll(bubble).not.toBeNull();
});
