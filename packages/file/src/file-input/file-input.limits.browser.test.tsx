import { eachInTurn, expectNoAxeViolations } from '@guadua/testing';
import { render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { uploader } from '../upload/uploader';
import { FileInput } from './file-input';
import type { FileInputMultipleProps } from './file-input.types';
import type { FileItem } from './file-item.types';

const file = (name: string, size = 3, type = '') =>
  new File([new Uint8Array(size)], name, { type, lastModified: 7 });

/** A field whose limits a press changes. */
function Changing({ from, to, ...props }: Record<'from' | 'to', Partial<FileInputMultipleProps>>) {
  const [isLow, setLow] = useState(false);
  return (
    <form>
      <button type="button" onClick={() => setLow((before) => !before)}>
        Cambiar
      </button>
      <FileInput multiple append name="soportes" {...props} {...(isLow ? to : from)} />
    </form>
  );
}

const native = () => screen.getByLabelText<HTMLInputElement>(/^Seleccionar/);
const change = () => userEvent.click(screen.getByRole('button', { name: 'Cambiar' }));
/** As it is written: a number and its unit stay together. */
const together = (text: string) => text.replace(/ B$/, '\u00A0B');
const names = () => screen.queryAllByRole('listitem').map((row) => row.textContent ?? '');

eachInTurn<[string, Partial<FileInputMultipleProps>, Partial<FileInputMultipleProps>, string]>(
  [
    [
      'accept',
      { checkContent: false },
      { accept: '.txt', checkContent: false },
      'b.pdf: tipo no permitido',
    ],
    ['maxSize', { maxSize: 100 }, { maxSize: 10 }, 'b.pdf: pesa más de 10 B'],
    ['minSize', {}, { minSize: 10 }, 'a.txt: pesa menos de 10 B'],
    ['maxItems', { maxItems: 3 }, { maxItems: 1 }, 'b.pdf: máximo 1'],
    ['maxTotalSize', {}, { maxTotalSize: 10 }, 'b.pdf: entre todos pesan más de 10 B'],
  ],
  4,
)(
  'keeps what a lowered %s no longer takes, says why, and is not sent (FIL-3)',
  async (_, from, to, text) => {
    const onReject = vi.fn();
    const onChange = vi.fn();
    render(
      <Changing
        {...{ from: { ...from, onReject, onChange }, to: { ...to, onReject, onChange } }}
      />,
    );
    await userEvent.upload(native(), [file('a.txt', 3), file('b.pdf', 30)]);
    await vi.waitFor(() => expect(names()).toHaveLength(2));
    onChange.mockClear();
    await change();
    const [name, reason] = text.split(': ');
    const row = await vi.waitFor(() => {
      const [found] = screen
        .getAllByRole('listitem')
        .filter((one) => one.hasAttribute('data-invalid'));
      if (!found) throw new Error('No row says why.');
      return found;
    });
    expect(row.textContent).toContain(name);
    expect(within(row).getByText(reason ?? '')).toBeVisible();
    expect(native().validationMessage).toBe(together(text));
    expect(native()).toHaveAttribute('aria-invalid', 'true');
    await vi.waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));
    await expectNoAxeViolations();
    expect(names()).toHaveLength(2);
    // Nothing was rejected, and nothing is gone.
    expect(onReject).not.toHaveBeenCalled();
    expect(onChange).not.toHaveBeenCalled();
    await change();
    expect(native().validity.valid).toBe(true);
    expect(native()).not.toHaveAttribute('aria-invalid');
    await change();
    await userEvent.click(screen.getByRole('button', { name: `Remover archivo ${name}` }));
    expect(native().validity.valid).toBe(true);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  },
);

it('judges a file that is up by its size, and counts saved addresses (FIL-3, FIL-10)', async () => {
  const send = vi.fn(async ({ name }: File) => `id-${name}`);
  const upload = uploader({ send });
  const defaultValue = ['/a.pdf'];
  render(<Changing from={{ upload, defaultValue }} to={{ upload, defaultValue, maxSize: 10 }} />);
  await userEvent.upload(native(), file('grande.txt', 30));
  const value = () => new FormData(document.querySelector('form') ?? undefined).getAll('soportes');
  await vi.waitFor(() => expect(value()).toEqual(['/a.pdf', 'id-grande.txt']));
  await change();
  expect(native().validationMessage).toBe(together('grande.txt: pesa más de 10 B'));
  // It is not taken from the server, nor sent again.
  expect(value()).toEqual(['/a.pdf', 'id-grande.txt']);
  expect(send).toHaveBeenCalledOnce();
});

it('says it in a row that the application draws, and of the only file (FIL-3, FIL-4)', async () => {
  const large = file('grande.pdf', 30);
  render(
    <>
      <FileInput
        multiple
        maxSize={10}
        defaultValue={[large]}
        renderItem={({ name }) => <b>Mi {name}</b>}
      />
      <FileInput maxSize={10} defaultValue={large} aria-label="Uno" />
    </>,
  );
  const rows = screen.getAllByRole('listitem');
  expect(rows).toHaveLength(2);
  for (const row of rows) expect(await within(row).findByText('pesa más de 10 B')).toBeVisible();
});

it.each(['readOnly', 'disabled'])('leaves a list alone that is %s (FIL-3)', (state) => {
  const value: FileItem[] = [file('grande.pdf', 30)];
  render(<FileInput multiple maxSize={10} defaultValue={value} {...{ [state]: true }} />);
  expect(native().validity.valid).toBe(true);
  expect(screen.queryByText(/pesa más/)).toBeNull();
});
