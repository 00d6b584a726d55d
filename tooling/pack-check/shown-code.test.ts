import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { codeIn, paste, unshownExamples } from './shown-code.ts';

const panel = (name: string, code: string) =>
  `<div class="code" role="group" aria-label="Código de ${name}" tabindex="0"><pre><code>${code}</code></pre></div>`;

describe('the code in a page', () => {
  it('is the text of its panels', () => {
    const html = `${panel('a.tsx', '<span class="code-k">const</span> a = &lt;b>&amp;&lt;/b>;')}<p>…</p>${panel('b.ts', '1')}`;
    expect(codeIn(html, 'ui/x')).toEqual([
      { page: 'ui/x', name: 'a.tsx', text: 'const a = <b>&</b>;\n' },
      { page: 'ui/x', name: 'b.ts', text: '1\n' },
    ]);
  });
});

describe('examples that no page shows', () => {
  let pages: string;
  beforeEach(() => {
    pages = mkdtempSync(join(tmpdir(), 'pages-'));
    for (const page of ['forms/pin', 'social/basic', 'project/tema']) {
      mkdirSync(join(pages, page, 'examples'), { recursive: true });
      writeFileSync(join(pages, page, 'examples/a.tsx'), '');
    }
  });
  afterEach(() => rmSync(pages, { recursive: true }));
  const shown = (page: string, name: string) => ({ page, name, text: '' });

  it('are none when each is shown at its page, at the only one of its group, or at the root', () => {
    const all = ['forms/pin', 'social', 'tema'].map((page) => shown(page, 'a.tsx'));
    expect(unshownExamples(pages, all)).toEqual([]);
  });

  it('are named', () => {
    const all = [shown('forms/pin', 'b.tsx'), shown('social', 'a.tsx'), shown('tema', 'a.tsx')];
    expect(unshownExamples(pages, all)).toEqual([
      'No page of the site shows the code of forms/pin/examples/a.tsx',
    ]);
    expect(unshownExamples(pages, [])).toHaveLength(3);
  });

  it('are missed when the site has none', () => {
    expect(unshownExamples(join(pages, 'forms'), [])).toEqual([
      expect.stringContaining('has no examples'),
    ]);
  });
});

describe('pasting', () => {
  let place: string;
  beforeEach(() => {
    place = mkdtempSync(join(tmpdir(), 'paste-'));
    mkdirSync(join(place, 'site/public'), { recursive: true });
    writeFileSync(join(place, 'site/public/a.svg'), '<svg/>');
  });
  afterEach(() => rmSync(place, { recursive: true }));

  it('gives each page a folder, and the application the pictures', () => {
    const file = { page: 'ui/x', name: 'a.ts', text: 'export const a = 1;\n' };
    paste([file, file], join(place, 'site'), join(place, 'app'));
    expect(readFileSync(join(place, 'app/src/shown/ui/x/a.ts'), 'utf8')).toBe(file.text);
    expect(readFileSync(join(place, 'app/public/a.svg'), 'utf8')).toBe('<svg/>');
  });

  it('refuses two files of one name', () => {
    const file = { page: 'ui/x', name: 'a.ts' };
    const files = ['1', '2'].map((text) => ({ ...file, text }));
    expect(() => paste(files, join(place, 'site'), join(place, 'app'))).toThrow(
      '/ui/x shows two different files called a.ts.',
    );
  });
});
