import { expectNoAxeViolations } from '@guadua/testing';
import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { FileInput } from '../file-input/file-input';
import type { FileInputMultipleProps } from '../file-input/file-input.types';
import type { UploadControl, UploadOptions } from './upload.types';
import { uploader } from './uploader';

const file = (name: string, size = 4) => new File(['x'.repeat(size)], name);
const input = () => screen.getByLabelText<HTMLInputElement>('Soportes');
const sent = () =>
  new FormData(document.querySelector('form') ?? undefined)
    .getAll('soportes')
    .map((one) => (typeof one === 'string' ? one : one.name));
const button = (name: string) => screen.findByRole('button', { name });
const status = (text: RegExp | string) =>
  screen.findByText(text, { selector: '.gd-file-input__upload > span' });
const announced = (text: string) =>
  vi.waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));

/** A transport that the test steers, and that goes on where it was. */
function steered() {
  const calls: {
    name: string;
    control: UploadControl;
    done: (id: string) => void;
    fail: (error: Error) => void;
  }[] = [];
  const send = ({ name }: File, control: UploadControl) =>
    new Promise<string>((done, fail) => {
      calls.push({ name, control, done, fail });
      control.signal.addEventListener('abort', () => fail(control.signal.reason));
    });
  const at = (index: number) =>
    vi.waitFor(() => {
      const call = calls[index];
      if (!call) throw new Error(`Nothing was sent ${index + 1} times.`);
      return call;
    });
  return { send: Object.assign(send, { resumes: true }), calls, at };
}

function field(upload: UploadOptions, props: Partial<FileInputMultipleProps> = {}) {
  return (
    <form>
      <FileInput
        multiple
        append
        aria-label="Soportes"
        name="soportes"
        upload={uploader({ retryDelay: 1, ...upload })}
        {...props}
      />
    </form>
  );
}

/** Sets whether the browser believes to have a connection. */
function connect(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  if (isOnline) window.dispatchEvent(new Event('online'));
}
afterEach(() => {
  vi.restoreAllMocks();
});

describe('a pause (FIL-10)', () => {
  it('stops an upload, keeps how far it was, holds the form and says why; then it goes on', async () => {
    const { send, calls, at } = steered();
    render(field({ send }));
    await userEvent.upload(input(), file('a.txt'));
    (await at(0)).control.onProgress(0.5);
    await status(/50\s%/);
    const pause = await button('Pausar a.txt');
    await userEvent.click(pause);
    expect((await at(0)).control.signal).toMatchObject({ aborted: true, reason: 'pause' });
    expect(await status(/En pausa · 50\s%/)).toBeVisible();
    expect(input().validationMessage).toBe('a.txt está en pausa');
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
    await expectNoAxeViolations();
    const resume = await button('Reanudar a.txt');
    expect(resume).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const again = await at(1);
    expect(again.name).toBe('a.txt');
    // It goes on from there; where it truly is, the transport says.
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
    expect(input().validationMessage).toBe('Subiendo los archivos');
    // What was stopped no longer counts.
    calls[0]?.done('tarde');
    again.done('id-a');
    await vi.waitFor(() => expect(sent()).toEqual(['id-a']));
    expect(input().validity.valid).toBe(true);
    // Its button went with the focus in it.
    expect(input()).toHaveFocus();
  });

  it('keeps the focus in the field where an upload ends while another window has it', async () => {
    const { send, at } = steered();
    render(field({ send }));
    await userEvent.upload(input(), file('a.txt'));
    const { done } = await at(0);
    const pause = await button('Pausar a.txt');
    act(() => pause.focus());
    // Nothing is `:focus` then.
    vi.spyOn(pause, 'matches').mockReturnValue(false);
    done('id-a');
    await vi.waitFor(() => expect(sent()).toEqual(['id-a']));
    expect(input()).toHaveFocus();
  });

  it('leaves its place to the next file, and a waiting file can have one too', async () => {
    const { send, at, calls } = steered();
    render(field({ send, parallel: 1 }));
    await userEvent.upload(input(), [file('a.txt'), file('b.txt'), file('c.txt')]);
    await at(0);
    expect(await screen.findAllByText('En espera')).toHaveLength(2);
    await userEvent.click(await button('Pausar b.txt'));
    await userEvent.click(await button('Pausar a.txt'));
    expect((await at(1)).name).toBe('c.txt');
    await userEvent.click(await button('Reanudar b.txt'));
    expect(calls).toHaveLength(2);
    calls[1]?.done('id-c');
    (await at(2)).done('id-b');
    await vi.waitFor(() => expect(sent()).toEqual(['a.txt', 'id-b', 'id-c']));
    expect(input().validationMessage).toBe('a.txt está en pausa');
  });

  it('is offered only where the transport can go on', async () => {
    const { send, at } = steered();
    render(field({ send: (...args) => send(...args) }));
    await userEvent.upload(input(), file('a.txt'));
    await at(0);
    expect(await status(/0\s%/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Pausar/ })).toBeNull();
  });
});

describe('what is said on the way (FIL-10)', () => {
  it('shows the speed and the time that is left', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1000);
    const { send, at } = steered();
    render(field({ send }));
    await userEvent.upload(input(), file('a.txt', 100_000));
    const { control } = await at(0);
    clock.mockReturnValue(2000);
    act(() => control.onProgress(0.1));
    expect(await status(/^10\s% · 10\skB\/s · faltan 10\ss/)).toBeVisible();
    act(() => control.onProgress(0.15));
    expect(await status(/^15\s%/)).toBeVisible();
  });

  it('announces how far all of them are, at sensible steps', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1000);
    const { send, at } = steered();
    render(field({ send }));
    await userEvent.upload(input(), [file('a.txt', 30_000), file('b.txt', 10_000)]);
    await announced('2 archivos agregados');
    const [a, b] = [await at(0), await at(1)];
    clock.mockReturnValue(5000);
    act(() => a.control.onProgress(0.4));
    await status(/^40\s%/);
    expect(screen.getByRole('status')).toHaveTextContent('2 archivos agregados');
    clock.mockReturnValue(7000);
    act(() => b.control.onProgress(0.9));
    await announced('Subida de 2 archivos: 50 %');
    clock.mockReturnValue(20_000);
    act(() => a.done('id-a'));
    await announced('a.txt subió');
    act(() => b.control.onProgress(0.95));
    await announced('Subida de 2 archivos: 75 %');
  });

  it('says that the connection is gone, and goes on by itself when it is back', async () => {
    const { send, at, calls } = steered();
    render(field({ send, retries: 0 }));
    await userEvent.upload(input(), file('a.txt'));
    connect(false);
    (await at(0)).fail(new Error('cut'));
    expect(await status('Sin conexión: sigue cuando vuelva')).toBeVisible();
    expect(input().validationMessage).toBe('Subiendo los archivos');
    expect(calls).toHaveLength(1);
    connect(true);
    (await at(1)).done('id-a');
    await vi.waitFor(() => expect(sent()).toEqual(['id-a']));
  });

  it('stops waiting for a connection when the file is removed', async () => {
    const { send, at, calls } = steered();
    render(field({ send }));
    await userEvent.upload(input(), file('a.txt'));
    connect(false);
    (await at(0)).fail(new Error('cut'));
    await status('Sin conexión: sigue cuando vuelva');
    await userEvent.click(await button('Remover archivo a.txt'));
    connect(true);
    await announced('a.txt removido');
    expect(calls).toHaveLength(1);
    expect(input().validity.valid).toBe(true);
  });
});

describe('a field that is locked meanwhile (FIL-10)', () => {
  it('readOnly: goes on, also with a new try, since the form sends what it holds', async () => {
    const { send, at, calls } = steered();
    const options = { send, parallel: 1 };
    const { rerender } = render(field(options));
    await userEvent.upload(input(), [file('a.txt'), file('b.txt')]);
    await at(0);
    rerender(field(options, { readOnly: true }));
    expect(input().validationMessage).toBe('Subiendo los archivos');
    calls[0]?.done('id-a');
    (await at(1)).fail(Object.assign(new Error('no'), { retry: false }));
    await userEvent.click(await button('Reintentar b.txt'));
    (await at(2)).done('id-b');
    await vi.waitFor(() => expect(sent()).toEqual(['id-a', 'id-b']));
    expect(input().validity.valid).toBe(true);
  });

  it('disabled: ends what is on its way, and begins nothing before it is enabled', async () => {
    const { send, at, calls } = steered();
    const options = { send, parallel: 1 };
    const onChange = vi.fn();
    const { rerender } = render(field(options, { onChange }));
    await userEvent.upload(input(), [file('a.txt'), file('b.txt')]);
    await at(0);
    rerender(field(options, { onChange, disabled: true }));
    expect(await button('Pausar a.txt')).toBeDisabled();
    calls[0]?.done('id-a');
    await vi.waitFor(() =>
      expect(onChange.mock.lastCall).toEqual([['id-a', expect.any(File)], { reason: 'upload' }]),
    );
    expect(calls).toHaveLength(1);
    rerender(field(options, { onChange }));
    (await at(1)).done('id-b');
    await vi.waitFor(() => expect(sent()).toEqual(['id-a', 'id-b']));
  });
});
