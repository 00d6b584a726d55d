import { createHash } from 'node:crypto';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { inlineScriptHashes } from './inline-scripts';

test('the hash of the script that React writes for a form with a function is found', () => {
  const html = renderToString(<form action={() => undefined}>…</form>);
  const text = /<script[^>]*>([\s\S]*)<\/script>/.exec(html)?.[1] ?? '';
  expect(text).toContain('addEventListener("submit"');
  const hash = createHash('sha256').update(text).digest('base64');
  expect(inlineScriptHashes(html)).toEqual([`'sha256-${hash}'`]);
});

test('scripts with an address, and pages without any, need none', () => {
  expect(inlineScriptHashes('<script src="/a.js"></script><p>sin</p>')).toEqual([]);
});
