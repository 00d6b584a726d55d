import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  colorScheme,
  download,
  fullscreen,
  highlightRanges,
  loadScript,
  nameCase,
  removeDiacritics,
  titleCase,
  useClipboard,
  useLongPress,
} from './index';
import { Highlight } from './ui';

afterEach(() => {
  vi.restoreAllMocks();
});

function Pressed(props: { threshold: number; onLongPress: () => void }) {
  return (
    <button type="button" {...useLongPress(props).pressProps}>
      Foto
    </button>
  );
}

function Copy() {
  const { copy, copied } = useClipboard({ resetAfter: Number.POSITIVE_INFINITY });
  return (
    <button type="button" onClick={() => copy('a')}>
      {copied ? 'Copiado' : 'Copiar'}
    </button>
  );
}

describe('functions of texts (CMP-9)', () => {
  it.each([
    [null, ''],
    [undefined, ''],
    [{}, ''],
    [true, ''],
    [Number.NaN, 'NaN'],
    [12, '12'],
  ])('take %s as a text', (given, text) => {
    for (const change of [titleCase, nameCase, removeDiacritics]) {
      // @ts-expect-error: what a caller without types may give
      expect(change(given).toLowerCase()).toBe(text.toLowerCase());
    }
    // @ts-expect-error: what a caller without types may give
    expect(highlightRanges(given, 'xx')).toEqual([]);
    // @ts-expect-error: what a caller without types may give
    expect(highlightRanges('texto', given)).toEqual([]);
    // @ts-expect-error: what a caller without types may give
    const { container } = render(<Highlight text={given} query={given} />);
    expect(container).toHaveTextContent(text);
  });

  it('highlightRanges takes odd options', () => {
    expect(highlightRanges('texto', 't', { minChars: 0 })).toHaveLength(2);
    expect(highlightRanges('texto', '', { minChars: 0 })).toEqual([]);
  });
});

describe('times without an end', () => {
  it('a long press that takes for ever never comes', async () => {
    const onLongPress = vi.fn();
    render(<Pressed threshold={Number.POSITIVE_INFINITY} onLongPress={onLongPress} />);
    await userEvent.keyboard('{Tab}{Enter>}');
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));
    await userEvent.keyboard('{/Enter}');
    expect(onLongPress).not.toHaveBeenCalled();
  });

  it('a script waits for ever', async () => {
    const src = URL.createObjectURL(new Blob(['window.lista = true'], { type: 'text/javascript' }));
    await expect(loadScript(src, { timeout: Number.POSITIVE_INFINITY })).resolves.toBeDefined();
  });

  it('what was copied stays copied', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    render(<Copy />);
    await userEvent.click(screen.getByRole('button'));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));
    expect(screen.getByRole('button')).toHaveTextContent('Copiado');
  });
});

describe('fullscreen', () => {
  it('never rejects, whatever it is given', async () => {
    vi.spyOn(fullscreen, 'supported', 'get').mockReturnValue(true);
    for (const given of ['x', {}, new Event('click')]) {
      // @ts-expect-error: what a caller without types may give
      await expect(fullscreen.toggle(given)).resolves.toBe(false);
    }
  });
});

describe('downloads', () => {
  it('saves a Blob of another window', async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.href, this.download);
    });
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const { File: Foreign } = frame.contentWindow as unknown as typeof globalThis;
    await download(new Foreign(['x'], 'a.txt'));
    frame.remove();
    expect(saved).toEqual([expect.stringMatching(/^blob:/), 'a.txt']);
  });
});

describe('the colour scheme', () => {
  it.each([[true], [false]])(
    'takes what is none for the system’s, storage refused: %s',
    (refused) => {
      if (refused) {
        vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
          throw new DOMException('', 'QuotaExceededError');
        });
      }
      for (const wrong of ['negro', null, undefined, 5]) {
        // @ts-expect-error: what a caller without types may give
        colorScheme.set(wrong);
        expect(colorScheme.preference()).toBe('system');
        expect(document.documentElement.dataset.colorScheme).toMatch(/^(?:light|dark)$/);
      }
      vi.restoreAllMocks();
      colorScheme.set('system');
    },
  );
});
