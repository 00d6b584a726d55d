import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Select } from '../../select/select';

const options = Array.from({ length: 50 }, (_, index) => ({ id: index }));

it('reads the texts that it searches once, however often the list is opened and searched (SEL-2)', async () => {
  const searchBy = vi.fn(({ id }: { id: number }) => `Vereda ${id}`);
  render(<Select aria-label="Vereda" options={options} searchBy={searchBy} />);
  for (const text of ['4', '49']) {
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.type(screen.getByRole('combobox', { name: 'Buscar' }), text);
    expect(screen.getByRole('option', { name: text === '49' ? '49' : '4' })).not.toBeNull();
    await userEvent.keyboard('{Escape}');
  }
  expect(searchBy).toHaveBeenCalledTimes(options.length);
});
