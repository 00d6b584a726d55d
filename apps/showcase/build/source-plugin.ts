import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { type BundledLanguage, createHighlighter, type Highlighter } from 'shiki';
import type { Plugin } from 'vite';
import type { HighlightedSource } from '../src/demo/source.types.ts';
import { KINDS, notebookTheme } from './code-theme.ts';

const QUERY = '?source';

const LANGUAGES: Record<string, BundledLanguage> = {
  '.ts': 'ts',
  '.tsx': 'tsx',
  '.css': 'css',
  '.json': 'json',
  '.sh': 'bash',
};

/**
 * Gives `import code from './examples/simple.tsx?source'`: the text of that very module, coloured
 * now so that no highlighter travels to the browser. The tokens joined are the text, so it is not
 * sent twice.
 */
export function source(): Plugin {
  let highlighter: Promise<Highlighter> | undefined;
  return {
    name: 'guadua:source',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(QUERY)) return null;
      const path = id.slice(0, -QUERY.length);
      const language = LANGUAGES[extname(path)];
      if (!language) this.error(`${path}: no language is known for this kind of file.`);
      highlighter ??= createHighlighter({
        themes: [notebookTheme],
        langs: Object.values(LANGUAGES),
      });
      const text = (await readFile(path, 'utf8')).trimEnd();
      const highlighted: HighlightedSource = {
        file: basename(path),
        tokens: tokenize(await highlighter, text, language),
      };
      return { code: `export default ${JSON.stringify(highlighted)}`, moduleType: 'js' };
    },
  };
}

/** Kind and text in turn; neighbours of one kind are joined, white space joins either side. */
function tokenize(highlighter: Highlighter, text: string, language: BundledLanguage): string[] {
  const { tokens } = highlighter.codeToTokens(text, { lang: language, theme: notebookTheme.name });
  const flat: string[] = [];
  const push = (kind: string, content: string) => {
    if (flat.length > 0 && (flat.at(-2) === kind || content.trim() === '')) {
      flat[flat.length - 1] += content;
    } else {
      flat.push(kind, content);
    }
  };
  tokens.forEach((line, index) => {
    if (index > 0) push('', '\n');
    for (const token of line) push(KINDS[token.color?.toLowerCase() ?? ''] ?? '', token.content);
  });
  return flat;
}
