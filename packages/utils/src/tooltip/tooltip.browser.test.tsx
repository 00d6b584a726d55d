import { expectNoAxeViolations } from '@guadua/testing';
import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../button/button';
import { Tooltip } from './tooltip';

afterEach(() => {
  delete document.documentElement.dataset.colorScheme;
});

const bubble = () => document.querySelector('.gd-tooltip');
const theme = (
  <Tooltip content="Activar tema oscuro" delay={0}>
    <Button aria-label="Tema" icon={<svg className="gd-icon" aria-hidden="true" />} />
  </Tooltip>
);

describe('Tooltip in Chromium', () => {
  it('shows on hover above its element, and goes with Escape or the pointer', async () => {
    render(
      <div style={{ padding: 120 }}>
        {theme}
        <p>Afuera</p>
        <p>Más lejos</p>
      </div>,
    );
    const button = screen.getByRole('button', { name: 'Tema' });
    await userEvent.hover(button);
    await expect.poll(bubble).not.toBeNull();
    await expect
      .poll(() => bubble()?.getBoundingClientRect().bottom)
      .toBeLessThanOrEqual(button.getBoundingClientRect().top);
    await userEvent.keyboard('{Escape}');
    await expect.poll(bubble).toBeNull();
    await userEvent.hover(screen.getByText('Afuera'));
    await userEvent.hover(button);
    await expect.poll(bubble).not.toBeNull();
    // The way to the bubble is kept open (WCAG 1.4.13): where the pointer goes shows at its next move.
    await userEvent.hover(screen.getByText('Afuera'));
    await userEvent.hover(screen.getByText('Más lejos'));
    await expect.poll(bubble).toBeNull();
  });

  it('shows above an open modal dialog (CMP-11)', async () => {
    render(
      <dialog aria-label="Diálogo" ref={(element) => void (element?.open || element?.showModal())}>
        <div style={{ padding: 80 }}>{theme}</div>
      </dialog>,
    );
    await userEvent.hover(screen.getByRole('button', { name: 'Tema' }));
    await expect.poll(() => bubble()?.closest('dialog')).toBe(screen.getByRole('dialog'));
  });

  it('closes alone with Escape inside a dialog: one level at a time (CMP-11)', async () => {
    render(
      <dialog aria-label="Diálogo" ref={(element) => void (element?.open || element?.showModal())}>
        <div style={{ padding: 80 }}>{theme}</div>
      </dialog>,
    );
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    await userEvent.hover(screen.getByRole('button', { name: 'Tema' }));
    await expect.poll(bubble).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect.poll(bubble).toBeNull();
    expect(dialog.open).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => dialog.open).toBe(false);
  });

  for (const scheme of ['light', 'dark']) {
    it(`has no axe violations open, in ${scheme} (CMP-6)`, async () => {
      document.documentElement.dataset.colorScheme = scheme;
      render(
        <div style={{ padding: 120 }}>
          <style>{'.gd-tooltip { animation: none }'}</style>
          <Tooltip content="Activar tema oscuro" open>
            <Button>Tema</Button>
          </Tooltip>
        </div>,
      );
      await expect.poll(bubble).not.toBeNull();
      await expectNoAxeViolations();
    });
  }
});
