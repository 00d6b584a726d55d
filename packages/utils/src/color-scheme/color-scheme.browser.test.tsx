import { afterEach, describe, expect, it } from 'vitest';
import { colorScheme } from './color-scheme';
import { COLOR_SCHEME_KEY, colorSchemeScript } from './color-scheme-script';

const frames: HTMLIFrameElement[] = [];

afterEach(() => {
  for (const frame of frames.splice(0)) frame.remove();
  localStorage.clear();
});

/** A page of its own with the script in its head; it reports what it looks like at its first frame. */
async function openPage(sandbox?: string) {
  const frame = document.createElement('iframe');
  if (sandbox !== undefined) frame.setAttribute('sandbox', sandbox);
  frame.srcdoc = `<!doctype html><html lang="es"><head><script>${colorSchemeScript}</script></head>
    <body class="mia"><script>
      parent.postMessage({ early: document.body.className }, '*');
      requestAnimationFrame(() => {
        const root = document.documentElement;
        parent.postMessage({
          attribute: root.dataset.colorScheme,
          style: root.style.colorScheme,
          body: document.body.className,
        }, '*');
      });
    </script></body></html>`;
  frames.push(frame);
  const messages: Record<string, string>[] = [];
  const listen = ({ data, source }: MessageEvent) => {
    if (source === frame.contentWindow) messages.push(data);
  };
  window.addEventListener('message', listen);
  document.body.append(frame);
  await expect.poll(() => messages.length).toBe(2);
  window.removeEventListener('message', listen);
  return { frame, seen: messages[1] };
}

describe('colorSchemeScript (THM-3, THM-4)', () => {
  for (const scheme of ['light', 'dark'] as const) {
    it(`applies a saved ${scheme} scheme before the first frame, the body included`, async () => {
      localStorage.setItem(COLOR_SCHEME_KEY, scheme);
      const { seen } = await openPage();
      expect(seen).toEqual({ attribute: scheme, style: scheme, body: `mia scheme-${scheme}` });
    });
  }

  it('takes the scheme of the system without a choice, and with one it can’t read', async () => {
    const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    expect((await openPage()).seen?.attribute).toBe(system);
    localStorage.setItem(COLOR_SCHEME_KEY, '"><script>');
    expect((await openPage()).seen?.attribute).toBe(system);
  });

  it('works where the storage is blocked', async () => {
    const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    const { seen } = await openPage('allow-scripts');
    expect(seen).toEqual({ attribute: system, style: system, body: `mia scheme-${system}` });
  });

  it('keeps a page in step with another tab, before and after React (THM-3)', async () => {
    const { frame } = await openPage();
    const other = () => frame.contentDocument?.documentElement.dataset.colorScheme;
    colorScheme.set('dark');
    await expect.poll(other).toBe('dark');
    colorScheme.set('light');
    await expect.poll(other).toBe('light');

    const stop = colorScheme.subscribe(() => {});
    frame.contentWindow?.localStorage.setItem(COLOR_SCHEME_KEY, 'dark');
    await expect.poll(() => document.documentElement.dataset.colorScheme).toBe('dark');
    stop();
  });
});
