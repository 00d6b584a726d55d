import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A file as a page of the site shows it. */
export interface ShownFile {
  /** The page, such as `select/basic`. */
  page: string;
  /** Name of the file, such as `single.tsx`. */
  name: string;
  text: string;
}

const PANEL = /aria-label="Código de ([^"]+)"[^>]*><pre><code[^>]*>([\s\S]*?)<\/code>/g;

/** The code that a page shows: of each panel its text, which is what "Copiar" copies. */
function codeIn(html: string, page: string): ShownFile[] {
  return [...html.matchAll(PANEL)].map(([, name = '', code = '']) => ({
    page,
    name,
    text: `${unescapeHtml(code.replaceAll(/<[^>]+>/g, ''))}\n`,
  }));
}

/** The pages whose code is for tests and servers, and is run by tests beside it. */
const RUN_ELSEWHERE = new Set(['recetas', 'forms/recipes']);
/** A screen written with another library, which the application that tries the code does not have. */
const FOREIGN = /-before\.tsx$/;

/** The code of every page of a built site that is for an application. */
export function shownCode(dist: string): ShownFile[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.html'))
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .filter((path) => !RUN_ELSEWHERE.has(path.slice(0, -5)))
    .flatMap((path) => codeIn(readFileSync(join(dist, path), 'utf8'), path.slice(0, -5)))
    .filter(({ name }) => !FOREIGN.test(name));
}

/** The examples in the site's sources whose code no page shows: they would go untried. */
export function unshownExamples(pages: string, shown: readonly ShownFile[]): string[] {
  const known = new Set(shown.map(({ page, name }) => `${page}/${name}`));
  const examples = readdirSync(pages, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .flatMap((path) => {
      const [, group = '', page = '', name = ''] =
        /^([^/]+)\/([^/]+)\/examples\/([^/]+\.tsx)$/.exec(path) ?? [];
      return name ? [{ path, group, page, name }] : [];
    });
  // A group of one page is that page, and the pages of the project stand at the root.
  return examples
    .filter(({ group, page, name }) =>
      [`${group}/${page}`, group, page].every((shownAt) => !known.has(`${shownAt}/${name}`)),
    )
    .map(({ path }) => `No page of the site shows the code of ${path}`);
}

/**
 * Pastes all that the site shows into an application, one folder per page, as a reader would who copies every example
 * of a page and the data file that it names.
 */
export function paste(files: readonly ShownFile[], site: string, app: string): void {
  const written = new Map<string, string>();
  for (const { page, name, text } of files) {
    const path = join(app, 'src/shown', page, name);
    if ((written.get(path) ?? text) !== text) {
      throw new Error(`/${page} shows two different files called ${name}.`);
    }
    written.set(path, text);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    const data = 'municipalities.json';
    if (text.includes(`'./${data}'`)) {
      cpSync(join(site, 'src/data', data), join(dirname(path), data));
    }
  }
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

function unescapeHtml(text: string): string {
  return text.replaceAll(/&(#x27|\w+);/g, (whole, name) => ENTITIES[name] ?? whole);
}
