import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { FileInput } from '../file-input/file-input';
import type { UploadControl, UploadOptions } from './upload.types';
import { uploader } from './uploader';

const input = () => screen.getByLabelText<HTMLInputElement>('Soportes');

function choose(...files: File[]): void {
  const transfer = new DataTransfer();
  for (const one of files) transfer.items.add(one);
  act(() => {
    input().files = transfer.files;
    input().dispatchEvent(new Event('change', { bubbles: true }));
  });
}

function renderField(upload: UploadOptions) {
  const onChange = vi.fn();
  render(
    <form>
      <FileInput
        multiple
        append
        aria-label="Soportes"
        name="soportes"
        upload={uploader({ retries: 0, retryDelay: 1, ...upload })}
        onChange={onChange}
      />
    </form>,
  );
  return onChange;
}

const form = () => document.querySelector('form') ?? undefined;
const sent = () => new FormData(form()).getAll('soportes');

describe('a `send` that answers what is no text (FIL-10)', () => {
  it.each([[7], [7n]])('takes the digits of the number %s', async (answer) => {
    // @ts-expect-error: what a caller without types may answer
    renderField({ send: async () => answer });
    choose(new File(['x'], 'a.txt'));
    await vi.waitFor(() => expect(sent()).toEqual(['7']));
    expect(form()?.checkValidity()).toBe(true);
  });

  it.each([
    ['an object', { id: '7' }],
    ['true', true],
    ['spaces', '  '],
    ['a number that is not exact', 2 ** 53],
    ['nothing', undefined],
    ['a file', new File(['x'], 'b.txt')],
  ])('fails with %s', async (_, answer) => {
    // @ts-expect-error: what a caller without types may answer
    const onChange = renderField({ send: async () => answer });
    choose(new File(['x'], 'a.txt'));
    expect(await screen.findByRole('button', { name: 'Reintentar a.txt' })).toBeVisible();
    expect(form()?.checkValidity()).toBe(false);
    expect(onChange).toHaveBeenCalledOnce();
  });
});

describe('a `send` that counts wrongly (FIL-10)', () => {
  it('shows what was known where the progress is no number', async () => {
    let control: UploadControl | undefined;
    renderField({
      send: (_, given) => {
        control = given;
        return new Promise(() => {});
      },
    });
    choose(new File(['x'], 'a.txt'));
    await vi.waitFor(() => expect(control).toBeDefined());
    act(() => control?.onProgress(0.5));
    // The total of a request is 0 where it is not known.
    for (const fraction of [Number.NaN, undefined, '?', {}]) {
      // @ts-expect-error: what a caller without types may count
      act(() => control?.onProgress(fraction));
      expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
    }
    act(() => control?.onProgress(7));
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  });

  it.each([
    ['answered', () => Promise.resolve('id')],
    ['failed', () => Promise.reject(new Error('no'))],
  ])('changes nothing once a try has %s', async (how, answer) => {
    const controls: UploadControl[] = [];
    renderField({
      parallel: 1,
      send: (_file, control) => {
        controls.push(control);
        return answer();
      },
    });
    choose(new File(['x'], 'a.txt'));
    await vi.waitFor(() => expect(screen.queryByText(/En espera|%/)).toBeNull());
    // The last call of a throttle comes late.
    act(() => controls[0]?.onProgress(1));
    if (how === 'failed') {
      expect(await screen.findByRole('button', { name: 'Reintentar a.txt' })).toBeVisible();
    }
    choose(new File(['y'], 'b.txt'));
    await vi.waitFor(() => expect(controls).toHaveLength(2));
  });
});

it.each([
  [
    'throws at once',
    () => {
      throw new Error('sin red');
    },
  ],
  ['is no function', 'send'],
])('fails where `send` %s', async (_, send) => {
  // @ts-expect-error: what a caller without types may pass
  renderField({ send });
  choose(new File(['x'], 'a.txt'));
  expect(await screen.findByRole('button', { name: 'Reintentar a.txt' })).toBeVisible();
  expect(form()?.checkValidity()).toBe(false);
});
