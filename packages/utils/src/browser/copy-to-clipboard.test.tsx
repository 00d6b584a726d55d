import { act, render, renderHook, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ClipboardError, copyToClipboard } from './copy-to-clipboard';
import { useClipboard } from './use-clipboard';

const writeText = vi.fn<(text: string) => Promise<void>>();
const execCommand = vi.fn<(command: string) => boolean>();
/** What was copied. */
let copied: string | undefined;
/** What the browser does: the page hears of it before anything is copied. */
const dispatchCopy = () => {
  const setData = (_type: string, text: string) => {
    copied = text;
  };
  const event = new Event('copy', { bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(Object.assign(event, { clipboardData: { setData } }));
  return true;
};

beforeEach(() => {
  writeText.mockReset().mockResolvedValue();
  copied = undefined;
  execCommand.mockReset().mockImplementation(dispatchCopy);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  Object.assign(document, { execCommand });
});

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'execCommand');
});

describe('copyToClipboard (BRW-1)', () => {
  it('uses the Clipboard API', async () => {
    await copyToClipboard('hola');
    expect(writeText).toHaveBeenCalledWith('hola');
    expect(execCommand).not.toHaveBeenCalled();
  });

  it.each([
    ['is missing', () => vi.stubGlobal('navigator', {})],
    ['is refused', () => writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'))],
  ])('falls back to the old command where the API %s, and moves nothing', async (_, block) => {
    block();
    render(<input aria-label="Nombre" defaultValue="Ana" />);
    const input = screen.getByRole<HTMLInputElement>('textbox');
    input.focus();
    const text = 'línea 1\n  línea 2\t<b>';
    await copyToClipboard(text);
    expect(copied).toBe(text);
    expect(document.activeElement).toBe(input);
  });

  it('keeps the selection of the page', async () => {
    vi.stubGlobal('navigator', {});
    render(<p>Un texto escogido</p>);
    const text = screen.getByText('Un texto escogido').firstChild;
    if (!text) throw new Error('no text');
    document.getSelection()?.setBaseAndExtent(text, 3, text, 8);
    await copyToClipboard('otra cosa');
    expect(document.getSelection()?.toString()).toBe('texto');
  });

  it.each([
    ['refuses', () => execCommand.mockReturnValue(false)],
    ['says that it copied, and did nothing', () => execCommand.mockReturnValue(true)],
    [
      'fails',
      () =>
        execCommand.mockImplementation(() => {
          throw new Error('no');
        }),
    ],
  ])('says so clearly where the old way %s too', async (_, block) => {
    block();
    writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    const error = await copyToClipboard('hola').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ClipboardError);
    expect(String(error)).toBe(
      'ClipboardError: No se pudo copiar: el navegador no da acceso al portapapeles',
    );
    expect(error).toHaveProperty('cause.name', 'NotAllowedError');
  });
});

describe('useClipboard (BRW-1)', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('says for a while that it was copied', async () => {
    const { result } = renderHook(() => useClipboard({ resetAfter: 500 }), { wrapper: StrictMode });
    await act(async () => expect(await result.current.copy('hola')).toBeNull());
    expect(result.current).toMatchObject({ copied: true, error: null });
    act(() => vi.advanceTimersByTime(400));
    await act(async () => void (await result.current.copy('otra vez')));
    act(() => vi.advanceTimersByTime(499));
    expect(result.current.copied).toBe(true);
    act(() => vi.advanceTimersByTime(1));
    expect(result.current.copied).toBe(false);
  });

  it('gives the error instead of throwing it, and forgets it when all goes well', async () => {
    const { result } = renderHook(() => useClipboard());
    writeText.mockRejectedValueOnce(new Error('no'));
    execCommand.mockReturnValueOnce(false);
    await act(async () => expect(await result.current.copy('hola')).toBeInstanceOf(ClipboardError));
    expect(result.current.error).toBeInstanceOf(ClipboardError);
    expect(result.current.copied).toBe(false);
    await act(async () => void (await result.current.copy('hola')));
    expect(result.current).toMatchObject({ copied: true, error: null });
  });

  it('keeps one function, and no timer after unmount', async () => {
    const { result, rerender, unmount } = renderHook(() => useClipboard());
    const { copy } = result.current;
    rerender();
    expect(result.current.copy).toBe(copy);
    await act(async () => void (await copy('hola')));
    const late = copy('tarde');
    unmount();
    await late;
    expect(vi.getTimerCount()).toBe(0);
  });
});
