import { render, screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Select } from '../select/select';
import { selectOption } from './select-option';

const many = Array.from({ length: 5000 }, (_, index) => `Opción ${index}`);

it('chooses with real clicks and keys, far down a list, too', async () => {
  render(
    <form aria-label="Envío">
      <Select aria-label="Opciones" name="campo" options={many} multiple />
    </form>,
  );
  const control = screen.getByRole('combobox', { name: /Opciones/ });
  await selectOption(userEvent, control, ['Opción 3', 'Opción 4321']);
  const form = screen.getByRole<HTMLFormElement>('form');
  expect(new FormData(form).getAll('campo')).toEqual(['Opción 3', 'Opción 4321']);
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('closes the sheet of a phone, and not the dialog round it', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(390, 800);
  render(
    <dialog ref={(dialog) => dialog?.showModal()}>
      <Select aria-label="Opciones" options={many} />
    </dialog>,
  );
  const control = screen.getByRole('combobox', { name: /Opciones/ });
  await selectOption(userEvent, control, 'Opción 4321');
  expect(control.textContent).toBe('Opción 4321');
  expect(screen.getAllByRole('dialog')).toEqual([control.closest('dialog')]);
});
