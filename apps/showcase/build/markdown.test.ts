import { describe, expect, it } from 'vitest';
import { toMarkdown } from './markdown.ts';
import { parsePage } from './parse-page.ts';

const markdown = (html: string) =>
  toMarkdown(parsePage(`<main>${html}</main>`), 'https://example.com').trimEnd();

describe('toMarkdown', () => {
  it.each([
    ['<h1>Uno</h1><p class="lead">Dos  y\n tres</p>', '# Uno\n\nDos y tres'],
    ['<h2 id="a"><a href="#a">Con ancla</a></h2>', '## Con ancla'],
    ['<p>Un <code>Select</code> <strong>fuerte</strong></p>', 'Un `Select` **fuerte**'],
    ['<p><code>a=<!-- -->{<!-- -->1}</code></p>', '`a={1}`'],
    ['<p><a href="/ui/buttons">Botones</a></p>', '[Botones](https://example.com/ui/buttons)'],
    ['<p><a href="https://w3.org">W3C</a></p>', '[W3C](https://w3.org)'],
    ['<p>2 * 3 &lt; 7 [sic]</p>', '2 \\* 3 \\< 7 \\[sic\\]'],
    ['<ul><li>Uno</li><li><p>Dos</p></li></ul>', '- Uno\n- Dos'],
    ['<ol><li>Uno</li><li>Dos</li></ol>', '1. Uno\n2. Dos'],
    ['<dl><dt>clave</dt><dd>valor</dd></dl>', '- **clave**: valor'],
    [
      '<dl><dt>a <strong>b</strong></dt><dt>c</dt><dd>d</dd><dd>e</dd></dl>',
      '- **a b**; **c**: d e',
    ],
    [
      '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>a|b</td><td><kbd>↓</kbd></td></tr></tbody></table>',
      '| A | B |\n| --- | --- |\n| a\\|b | `↓` |',
    ],
    [
      '<table class="ref-table"><caption>Nada</caption><tbody><tr><th><code>--a</code><td><code>1</code><br>Uno.<ul><li>b<li>c</ul></table>',
      '**Nada**\n\n|  |  |\n| --- | --- |\n| `--a` | `1` — Uno. · b · c |',
    ],
    [
      '<table class="ref-table"><thead><tr><th>A<th>B<tbody><tr><th colspan="2">Grupo <small>prueba</small><tr><th>c<td>d<br><small>prueba</small></table>',
      '| A | B |\n| --- | --- |\n| Grupo |  |\n| c | d |',
    ],
    ['<pre>x = 1\n</pre>', '```\nx = 1\n```'],
    ['<pre>```\nx\n```</pre>', '````\n```\nx\n```\n````'],
    ['<details><summary>Más</summary><p>Dentro</p></details>', '**Más**\n\nDentro'],
  ])('writes %s', (html, expected) => expect(markdown(html)).toBe(expected));

  it('leaves out what only makes sense on a screen', () => {
    expect(
      markdown(
        '<p>Queda</p><div class="stage"><p>demo</p></div><button>Copiar</button><nav>Ir</nav>' +
          '<p><svg><title>x</title></svg></p><label>Filtro<input></label>',
      ),
    ).toBe('Queda');
  });

  it('puts the import line under the sentence, and each source once', () => {
    const source =
      '<div class="source"><div class="source-head"><span class="source-file">a.tsx</span><button>Copiar</button></div><pre><code><span>let</span> a;\n</code></pre></div>';
    expect(
      markdown(
        `<h1>Uno</h1><p class="lead">Dos</p><div class="strip"><code>import 'x'</code></div><h2>Tres</h2>${source}${source}`,
      ),
    ).toBe("# Uno\n\nDos\n\n```tsx\nimport 'x'\n```\n\n## Tres\n\n```tsx\nlet a;\n```");
  });

  it('says in English what the page is, under the sentence that says it in Spanish', () => {
    const page = parsePage('<main><h1>Uno</h1><p class="lead">Dos</p><p>Tres</p></main>');
    expect(toMarkdown(page, 'https://example.com', 'Two.')).toBe(
      '# Uno\n\nDos\n\n_In English: Two._\n\nTres\n',
    );
  });
});
