import { afterEach, describe, expect, it } from 'vitest';
import type { loadProvider } from '../social/provider-script';
import type { loadScript } from './load-script';

/** What the frame brings to its page. */
interface Modules {
  loadScript: typeof loadScript;
  loadProvider: typeof loadProvider;
  trustedScriptUrl: (url: string) => string;
}

type Frame = Window & { modules?: Modules; runs?: number };

const SCRIPT = 'data:text/javascript,globalThis.runs=(globalThis.runs??0)+1';
const FILES = {
  './load-script.ts': 'loadScript',
  '../social/provider-script.ts': 'loadProvider',
  '../internal/trusted-script-url.ts': 'trustedScriptUrl',
};

/**
 * A page that asks for Trusted Types and allows the policies that are named.
 * @param before Script of the application, which runs first.
 */
async function openPage(policies: string, before = ''): Promise<Frame & Modules> {
  const imports = Object.entries(FILES).map(
    ([file, name]) => `import { ${name} } from '${new URL(file, import.meta.url)}';`,
  );
  const frame = document.createElement('iframe');
  frame.srcdoc = `<!doctype html><meta http-equiv="Content-Security-Policy"
    content="require-trusted-types-for 'script'; trusted-types ${policies}">
    <script>${before}</script>
    <script type="module">
      ${imports.join('\n')}
      window.modules = { ${Object.values(FILES).join(', ')} };
    </script>`;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  document.body.append(frame);
  await loaded;
  const scope = frame.contentWindow as Frame | null;
  if (!scope?.modules) throw new Error('the page did not load its modules');
  return Object.assign(scope, scope.modules);
}

afterEach(() => {
  for (const frame of document.querySelectorAll('iframe')) frame.remove();
});

describe('under Trusted Types (BRW-5)', () => {
  it('an address that no policy lets through is refused like any other', async () => {
    const page = await openPage("'none'");
    await expect(page.loadScript(SCRIPT)).rejects.toMatchObject({
      name: 'LoadScriptError',
      reason: 'blocked',
      src: SCRIPT,
      cause: { name: 'TypeError' },
    });
    expect(page.document.querySelector(`script[src="${SCRIPT}"]`)).toBeNull();
    expect(page.runs).toBeUndefined();
  });

  it("the application's default policy decides about an address", async () => {
    const page = await openPage(
      'default',
      `trustedTypes.createPolicy('default', {
        createScriptURL: (url) => (url.includes('runs') ? url : null),
      })`,
    );
    await page.loadScript(SCRIPT);
    expect(page.runs).toBe(1);
    await expect(page.loadScript('data:text/javascript,0')).rejects.toMatchObject({
      reason: 'blocked',
    });
  });

  it('the address of another policy is taken as it is', async () => {
    const page = await openPage(
      'maps',
      `window.address = trustedTypes
        .createPolicy('maps', { createScriptURL: (url) => url })
        .createScriptURL('${SCRIPT}')`,
    );
    await page.loadScript(Reflect.get(page, 'address'));
    expect(page.runs).toBe(1);
  });

  it("a provider's own script comes by the policy of Guadua (SOC-1)", async () => {
    const page = await openPage('guadua');
    const find = () => page.runs;
    await page.loadProvider('id', page.trustedScriptUrl(SCRIPT), {}, find);
    expect(page.runs).toBe(1);
    await expect(page.loadProvider('id', `${SCRIPT}//other`, {}, find)).rejects.toMatchObject({
      code: 'script-blocked',
    });
  });

  it('where that policy is not allowed, the default one is asked', async () => {
    const page = await openPage(
      'default',
      "trustedTypes.createPolicy('default', { createScriptURL: (url) => url })",
    );
    await page.loadProvider('id', page.trustedScriptUrl(SCRIPT), {}, () => page.runs);
    expect(page.runs).toBe(1);
  });
});
