import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { type BundledLanguage, createHighlighter, type Highlighter } from 'shiki';
import type { Plugin } from 'vite';
import { KINDS, notebookTheme } from './code-theme.ts';
import { styleSheets } from './style-sheets.ts';

const SOURCE = '?source';
const CODE = '?code';

/** Behind the path of a style sheet, which Vite would take for one whatever is asked of it. */
const SHOWN = '.shown';

const LANGUAGES: Record<string, BundledLanguage> = {
  '.ts': 'ts',
  '.tsx': 'tsx',
  '.css': 'css',
  '.json': 'json',
  '.sh': 'bash',
};

/** An import from the site's `data` folder, which is missing where the code is copied to. */
const DATA_IMPORT = /from '(?:\.\.\/)+data\/([\w-]+)(\.ts)?'/g;

/**
 * Gives `import source from './examples/simple.tsx?source'`: the text of that very module, coloured
 * now, so that no highlighter travels to the browser. The text itself goes into the prerendered HTML
 * only; the script asks for it (`?code`) where a page is built in the browser. One thing differs from
 * the file: data is shown as imported from beside it, where a reader who copies both has it.
 */
export function source(): Plugin {
  return {
    name: 'guadua:source',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\.css\?(?:source|code)$/ },
      async handler(id, importer) {
        const [path = '', query = ''] = id.split('?');
        const found = await this.resolve(path, importer, { skipSelf: true });
        return found && `${found.id}${SHOWN}?${query}`;
      },
    },
    async load(id) {
      const query = [SOURCE, CODE].find((known) => id.endsWith(known));
      if (query === undefined) return null;
      const asked = id.slice(0, -query.length);
      const path = asked.endsWith(SHOWN) ? asked.slice(0, -SHOWN.length) : asked;
      const file = basename(path);
      const language = LANGUAGES[extname(path)];
      if (!language) this.error(`${path}: no language is known for this kind of file.`);
      const original = (await readFile(path, 'utf8')).trimEnd();
      const text = original.replaceAll(DATA_IMPORT, "from './$1$2'");
      const data = [...original.matchAll(DATA_IMPORT)].map(([, name]) => `${name}.ts`);
      const lines = text.split('\n').length;
      const [, component] = /^export function ([A-Z]\w*)/m.exec(text) ?? [];
      const html = async () => JSON.stringify(await highlighted(text, language));
      // JSON leaves out what isn't there.
      const head = JSON.stringify({ file, lines, component, data, ...imports(text) }).slice(1, -1);
      const code =
        query === CODE
          ? `export default ${await html()}`
          : this.environment.config.consumer === 'server'
            ? `export default { ${head}, html: ${await html()} }`
            : `export default { ${head}, load: () => import(${JSON.stringify(`./${file}${CODE}`)}) }`;
      return { code, moduleType: 'js' };
    },
  };
}

/** What a form around a module has to know of its imports. */
export function imports(text: string): { styles?: string[]; react?: string[] } {
  const styles = styleSheets([...text.matchAll(/from '([^']+)'/g)].map(([, from = '']) => from));
  const [, names = ''] = /^import (?:type )?\{([^}]*)\} from 'react';$/m.exec(text) ?? [];
  const react = names.split(',').map((name) => name.replace(/\btype\b/, '').trim());
  return {
    ...(styles.length > 0 && { styles }),
    ...(names && { react: react.filter(Boolean) }),
  };
}

/** What was coloured, by its text: the build for a server asks for all of it once more. */
const HIGHLIGHTED = new Map<string, string>();
let highlighter: Promise<Highlighter> | undefined;

async function highlighted(text: string, language: BundledLanguage): Promise<string> {
  const key = `${language} ${text}`;
  const known = HIGHLIGHTED.get(key);
  if (known !== undefined) return known;
  highlighter ??= createHighlighter({ themes: [notebookTheme], langs: Object.values(LANGUAGES) });
  const html = highlight(await highlighter, text, language);
  HIGHLIGHTED.set(key, html);
  return html;
}

/** HTML of a text: an element for each run of one kind, its text escaped. */
function highlight(highlighter: Highlighter, text: string, language: BundledLanguage): string {
  const { tokens } = highlighter.codeToTokens(text, {
    lang: language,
    theme: notebookTheme.name,
    // By default a line that takes long on a busy machine loses its colours.
    tokenizeTimeLimit: 0,
  });
  const runs: { kind: string; text: string }[] = [];
  const push = (kind: string, content: string) => {
    const last = runs.at(-1);
    // White space joins either side: fewer elements, the same picture.
    if (last && (last.kind === kind || content.trim() === '')) last.text += content;
    else runs.push({ kind, text: content });
  };
  tokens.forEach((line, index) => {
    if (index > 0) push('', '\n');
    for (const token of line) push(KINDS[token.color?.toLowerCase() ?? ''] ?? '', token.content);
  });
  return runs
    .map((run) => {
      const escaped = run.text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
      return run.kind ? `<i class="${run.kind}">${escaped}</i>` : escaped;
    })
    .join('');
}
