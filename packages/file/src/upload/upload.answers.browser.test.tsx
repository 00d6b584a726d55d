import { eachInTurn } from '@guadua/testing';
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { FileInput } from '../file-input/file-input';
import { uploader } from './uploader';

const input = () => screen.getByLabelText<HTMLInputElement>('Soportes');
const sent = () => new FormData(document.querySelector('form') ?? undefined).getAll('soportes');
const file = (name: string) => new File(['x'], name);

/** A field whose server does what its address asks for. */
function renderField(trouble: string, retries?: number) {
  const key = crypto.randomUUID();
  const upload = uploader({ retries, retryDelay: 1, url: `/uploads?${trouble}&key=${key}` });
  render(
    <form>
      <FileInput aria-label="Soportes" name="soportes" upload={upload} />
    </form>,
  );
  return async () => (await (await fetch(`/uploads/count?key=${key}`)).json()).requests;
}

eachInTurn(
  [
    ['12e4', '12e4'],
    ['1445678901234567891', '1445678901234567891'],
    ['{"id":9007199254740993}', '9007199254740993'],
  ],
  3,
)('sends what the server wrote, %s, with the form (FIL-10)', async (answer, id) => {
  renderField(`answer=${encodeURIComponent(answer)}`);
  await userEvent.upload(input(), file('a.txt'));
  await vi.waitFor(() => expect(sent()).toEqual([id]));
});

it('waits before the next try as long as a server asks for that has too many (FIL-10)', async () => {
  const requests = renderField('fail=1&failStatus=429&retryAfter=1');
  await userEvent.upload(input(), file('a.txt'));
  await vi.waitFor(async () => expect(await requests()).toBe(1));
  const start = performance.now();
  await vi.waitFor(() => expect(sent()).toEqual([expect.any(String)]), { timeout: 10_000 });
  expect(await requests()).toBe(2);
  // The pauses of the field alone would be a thousandth of it.
  expect(performance.now() - start).toBeGreaterThan(800);
});

it('says of a file that is gone that it can’t be read, and tries no more (FIL-10)', async () => {
  const requests = renderField('fail=99');
  const gone = Object.assign(file('ida.txt'), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotFoundError')) }),
  });
  // The very same file; a chooser makes a new one.
  const dataTransfer = { types: ['Files'], files: [gone], items: [], dropEffect: '' };
  const event = new Event('drop', { bubbles: true, cancelable: true });
  act(() => {
    input().dispatchEvent(Object.assign(event, { dataTransfer }));
  });
  expect(await screen.findByText(/Ya no se puede leer/)).toBeVisible();
  expect(await requests()).toBe(1);
  expect(screen.queryByRole('button', { name: /Reintentar/ })).toBeNull();
  expect(input().validationMessage).toBe('ida.txt no se pudo subir');
  await userEvent.click(screen.getByRole('button', { name: 'Remover archivo ida.txt' }));
  expect(input().validity.valid).toBe(true);
});

it('gives up after as many tries as it may make (FIL-10)', async () => {
  const requests = renderField('fail=99', 2);
  await userEvent.upload(input(), file('a.txt'));
  expect(await screen.findByText('No se pudo subir.')).toBeVisible();
  expect(await requests()).toBe(3);
});
