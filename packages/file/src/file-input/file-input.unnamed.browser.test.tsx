import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fetchSample } from '../../scripts/fetch-sample';
import { FileInput } from './file-input';

const input = () => screen.getByLabelText<HTMLInputElement>('Documentos');
const names = () =>
  [...document.querySelectorAll('.gd-file-input__name')].map((one) => one.textContent);
const renamed = async (sample: string, name: string) => new File([await fetchSample(sample)], name);

/** Chooses files as a browser does it. */
function choose(...files: File[]) {
  const transfer = new DataTransfer();
  for (const one of files) transfer.items.add(one);
  act(() => {
    input().files = transfer.files;
    input().dispatchEvent(new Event('change', { bubbles: true }));
  });
}

it('takes a file of an empty type by its name, and one without both by what it holds (FIL-3)', async () => {
  const onReject = vi.fn();
  render(<FileInput multiple aria-label="Documentos" accept="image/*" onReject={onReject} />);
  choose(
    await renamed('bare.jpg', 'foto.jpg'),
    await renamed('image.png', 'captura'),
    await renamed('document.pdf', 'acta'),
    new File([], 'nada.png'),
  );
  await vi.waitFor(() => expect(names()).toEqual(['foto.jpg', 'captura']));
  expect(onReject.mock.lastCall?.[0]).toMatchObject([
    { reason: 'type', value: { name: 'acta' } },
    { reason: 'empty', value: { name: 'nada.png' } },
  ]);
  expect(screen.getByText('nada.png', { selector: 'bdi' }).parentElement).toHaveTextContent(
    'nada.png: está vacío',
  );
  expect([...(input().files ?? [])].map(({ type }) => type)).toEqual(['', 'image/png']);
  await vi.waitFor(() => expect(input().validationMessage).toBe(''));
});
