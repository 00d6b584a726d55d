import { snackbar } from '@guadua/utils';
import { Snackbars } from '@guadua/utils/ui';
import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CONTAINERS } from './containers';

/** What an application opens above its page. */
const DIALOGS = CONTAINERS.filter(({ isOpen }) => isOpen !== undefined);

afterEach(() => page.viewport(1000, 700));

describe.each(DIALOGS)('over $name (SNK-4)', (container) => {
  it('a snackbar is pressed and reached by F6, and the dialog stays', async () => {
    const undo = vi.fn();
    const { View, isOpen } = container;
    render(
      <>
        <Snackbars />
        <View>
          <input aria-label="Nombre" defaultValue="Ana" />
        </View>
      </>,
    );
    await userEvent.click(screen.getByRole('textbox'));
    const action = page.getByRole('button', { name: 'Deshacer' });
    for (const way of ['a press', 'F6']) {
      // It stays, however long a busy machine takes: one that folds moves what is pressed.
      act(
        () =>
          void snackbar('Borrado', {
            duration: Number.POSITIVE_INFINITY,
            action: { label: 'Deshacer', onClick: undo },
          }),
      );
      await expect.element(action).toBeVisible();
      if (way === 'a press') await action.click();
      else await userEvent.keyboard('{F6}{Tab}{Enter}');
      await expect.poll(() => undo.mock.calls.length).toBe(way === 'a press' ? 1 : 2);
      expect(isOpen?.(), way).toBe(true);
      await expect.poll(() => document.querySelector('.gd-snackbar')).toBeNull();
    }
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Nombre');
  });
});
