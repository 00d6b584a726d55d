import { afterEach, describe, expect, it, vi } from 'vitest';
import { LoadScriptError, loadScript } from './load-script';

const tags = () => document.querySelectorAll('script[src^="data:"], script[src*="/seen/"]');
/** A script that counts how often it runs; each test has one of its own. */
const script = (name: string) =>
  `data:text/javascript,globalThis.${name}=(globalThis.${name}??0)+1`;
const runsOf = (name: string): unknown => Reflect.get(globalThis, name);

afterEach(() => {
  vi.useRealTimers();
  for (const tag of tags()) tag.remove();
});

describe('loadScript (BRW-5)', () => {
  it('loads once, however many ask, then and later', async () => {
    const asked = [1, 2, 3].map(() => loadScript(script('once')));
    const [first, ...rest] = await Promise.all(asked);
    expect(rest).toEqual([first, first]);
    expect(await loadScript(script('once'))).toBe(first);
    expect(runsOf('once')).toBe(1);
    expect(tags()).toHaveLength(1);
  });

  it('gives the tag its id, nonce and attributes', async () => {
    const tag = await loadScript(script('attributes'), {
      id: 'propio',
      nonce: 'n1',
      attributes: { crossorigin: 'anonymous', 'data-de': 'guadua' },
    });
    expect(tag.id).toBe('propio');
    expect(tag.nonce).toBe('n1');
    expect(tag.crossOrigin).toBe('anonymous');
    expect(tag.dataset.de).toBe('guadua');
  });

  it('rejects all who asked, removes the tag, and can be tried again', async () => {
    const src = '/seen/missing.js';
    const asked = [loadScript(src), loadScript(src)];
    for (const answer of await Promise.allSettled(asked)) {
      expect(answer).toMatchObject({ status: 'rejected', reason: { reason: 'blocked' } });
    }
    expect(tags()).toHaveLength(0);
    await expect(loadScript(src)).rejects.toBeInstanceOf(LoadScriptError);
  });

  it('gives up after the timeout', async () => {
    vi.useFakeTimers();
    const loading = loadScript('/seen/hang.js', { timeout: 5000 });
    const answer = expect(loading).rejects.toMatchObject({ reason: 'timeout' });
    expect(tags()).toHaveLength(1);
    vi.advanceTimersByTime(5000);
    await answer;
    expect(tags()).toHaveLength(0);
  });

  it('rejects when the security policy of the page refuses it', async () => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const policy = document.createElement('meta');
    policy.httpEquiv = 'Content-Security-Policy';
    policy.content = "script-src 'none'";
    const page = frame.contentDocument;
    page?.head.append(policy);
    // The tag is made for the framed page, whose policy then decides.
    const refused = page?.createElement('script');
    if (!page || !refused) throw new Error('no frame');
    vi.spyOn(document, 'createElement').mockReturnValueOnce(refused);
    vi.spyOn(document.head, 'append').mockImplementationOnce((tag) => page.head.append(tag));
    await expect(loadScript(script('csp'))).rejects.toMatchObject({ reason: 'blocked' });
    expect(runsOf('csp')).toBeUndefined();
    vi.restoreAllMocks();
    frame.remove();
  });
});
