import { act, render, screen } from '@testing-library/react';
import { Activity } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fetchSample } from '../../scripts/fetch-sample';
import { ImageInput } from '../image-input/image-input';
import { uploader } from '../upload/uploader';
import { FileInput } from './file-input';
import { readFiles } from './read-files';

const problem = new Error('The application failed.');
const fail = () => {
  throw problem;
};
const input = () => screen.getByLabelText<HTMLInputElement>('Soporte');
const names = () =>
  [...document.querySelectorAll('.gd-file-input__name')].map((one) => one.textContent);
const held = () => [...(input().files ?? [])].map(({ name }) => name);

/** What reached the page as an error. */
let reported: unknown[];
const onError = (event: ErrorEvent) => {
  event.preventDefault();
  reported.push(event.error);
};
const onRejection = (event: PromiseRejectionEvent) => {
  event.preventDefault();
  reported.push(event.reason);
};
beforeEach(() => {
  reported = [];
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  // The test runner prints what is uncaught.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  window.removeEventListener('error', onError);
  window.removeEventListener('unhandledrejection', onRejection);
  vi.restoreAllMocks();
});

describe('a callback of the application that throws (FIL-3)', () => {
  it('takes neither the page nor a later choice along where both wait for a hidden field', async () => {
    const onChange = vi.fn().mockImplementationOnce(fail);
    const tree = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <FileInput multiple append aria-label="Soporte" accept=".pdf" onChange={onChange} />
      </Activity>
    );
    const { rerender } = render(tree('visible'));
    const pdf = await fetchSample('document.pdf', 'application/pdf');
    let open = () => {};
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    const slice = vi.spyOn(File.prototype, 'slice').mockImplementation(function (
      this: File,
      ...at
    ) {
      const part = Blob.prototype.slice.apply(this, at);
      return Object.assign(part, {
        arrayBuffer: () => opened.then(() => Blob.prototype.arrayBuffer.call(part)),
      });
    });
    for (const name of ['a.pdf', 'b.pdf']) {
      slice.mockClear();
      await userEvent.upload(input(), new File([pdf], name, { type: pdf.type }));
      await vi.waitFor(() => expect(slice).toHaveBeenCalled());
    }
    rerender(tree('hidden'));
    await act(async () => {
      open();
      // Begun later, so that those of the field are read by then.
      await readFiles([new File([pdf], 'c.pdf')], ['.pdf']);
    });
    rerender(tree('visible'));
    await vi.waitFor(() => expect(names()).toEqual(['a.pdf', 'b.pdf']));
    await vi.waitFor(() => expect(input().validationMessage).toBe(''));
    expect(reported).toEqual([problem]);
  });

  it('leaves in the native input what is shown', async () => {
    const before = new File(['x'], 'antes.txt');
    render(<FileInput aria-label="Soporte" value={before} onChange={fail} />);
    await userEvent.upload(input(), new File(['x'], 'nuevo.txt'));
    await vi.waitFor(() => expect(held()).toEqual(['antes.txt']));
    expect(names()).toEqual(['antes.txt']);
    await vi.waitFor(() => expect(reported).toEqual([problem]));
  });

  it('keeps the picture where it is an onReject', async () => {
    const onChange = vi.fn();
    render(<ImageInput onChange={onChange} onReject={fail} />);
    const dataTransfer = new DataTransfer();
    for (const sample of ['plain.zip', 'image.png'])
      dataTransfer.items.add(await fetchSample(sample, 'image/png'));
    const event = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
    act(() => {
      screen.getByRole('group').dispatchEvent(event);
    });
    await vi.waitFor(() => expect(reported).toEqual([problem]));
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
  });

  it('leaves the page there where a file that is up comes back', async () => {
    const file = new File(['x'], 'a.txt');
    const upload = uploader({ send: async () => 'id-1' });
    const onChange = vi.fn();
    const field = (value: File[]) => (
      <FileInput multiple aria-label="Soporte" value={value} upload={upload} onChange={onChange} />
    );
    const { rerender } = render(field([file]));
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
    rerender(field([]));
    onChange.mockImplementationOnce(fail);
    rerender(field([file]));
    await vi.waitFor(() => expect(reported).toEqual([problem]));
    expect(onChange).toHaveBeenLastCalledWith(['id-1'], { reason: 'upload' });
    expect(names()).toEqual(['a.txt']);
  });
});
