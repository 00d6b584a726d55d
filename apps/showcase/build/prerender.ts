import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Reference } from '@guadua/docgen';
import type { Manifest } from 'vite';
import type { IndexedPage } from '../src/search/search.types.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { criticalStyles } from './critical-styles.ts';
import { lastChanges } from './facts.ts';
import { toMarkdown } from './markdown.ts';
import { linkedSheets, orderPage } from './order-page.ts';
import { readPages, sectionIndexes } from './pages.ts';
import { parsePage } from './parse-page.ts';
import { registryFiles } from './registry.ts';
import { indexPage } from './search-index.ts';
import { type ListedPage, llmsTxt, redirection, robotsTxt, sitemap } from './site-files.ts';

/*
 * The last step of the build: one HTML file per page of the route table, and 404.html. The client
 * build gives the frame and the names of the files, the server build gives the content. What is read
 * off that content comes along: the search index, a Markdown file per page, and the files for
 * machines.
 */

type ServerEntry = typeof import('../src/entry-server.tsx');

const root = fileURLToPath(new URL('..', import.meta.url));
const { INSTALL_NOTE, PRINT_STYLES, SITE_URL, documentTitle, markdownPath, renderPage } =
  (await import(pathToFileURL(join(root, 'dist-ssr/entry-server.js')).href)) as ServerEntry;
const pages = await readPages();
const REFERENCE: Reference = JSON.parse(
  await readFile(fileURLToPath(import.meta.resolve('@guadua/docgen/reference.json')), 'utf8'),
);
const frame = await readFile(join(root, 'dist/index.html'), 'utf8');
const manifest = JSON.parse(
  await readFile(join(root, 'dist/.vite/manifest.json'), 'utf8'),
) as Manifest;

const updates = lastChanges(root);
const listed: ListedPage[] = [];
const indexed: IndexedPage[] = [];
const texts: string[] = [];
for (const page of pages) {
  const { path, title, group, folder, lead: description, english } = page;
  const module = `${folder}/page.tsx?with-facts`;
  const content = await renderPage(path);
  await writePage(path === '/' ? 'index.html' : `${path.slice(1)}.html`, {
    title: documentTitle(page),
    description,
    head: [
      ...canonicalTags({ path, title: documentTitle(page), description }),
      ...pageLinks(module),
    ],
    styles: (await playgroundStyles(module)) + (await lateStyles(module, content)),
    content,
    signIn: page.section === 'social',
  });
  const main = parsePage(content);
  const text = toMarkdown(main, SITE_URL, english);
  await write(markdownPath(path), text);
  texts.push(text);
  indexed.push(indexPage(path, main, REFERENCE.pages[path]));
  listed.push({
    path,
    markdown: markdownPath(path),
    title,
    description,
    english,
    group,
    updated: updates.get(folder),
  });
}
await writePage('404.html', {
  title: documentTitle(undefined),
  description: '',
  head: ['<meta name="robots" content="noindex">', ...pageLinks('src/shell/not-found-page.tsx')],
  styles: '',
  content: await renderPage('/404'),
  signIn: false,
});
for (const { from, to } of sectionIndexes(pages))
  await write(`${from}.html`, redirection(SITE_URL, to));
await write('busqueda.json', JSON.stringify({ pages: indexed }));
await write('llms.txt', llmsTxt(SITE_URL, listed, INSTALL_NOTE));
await write('llms-full.txt', texts.join('\n---\n\n'));
await write('sitemap.xml', sitemap(SITE_URL, listed));
await write('robots.txt', robotsTxt(SITE_URL));
for (const [file, content] of registryFiles(root, SITE_URL)) await write(file, content);
await rm(join(root, 'dist/.vite'), { recursive: true });
process.stdout.write(`${pages.length} pages and 404.html written to dist.\n`);

interface PageHtml {
  title: string;
  description: string;
  /** Elements for the head. */
  head: string[];
  /** Rules that stand in the page besides those of its style sheets and those for paper. */
  styles: string;
  content: string;
  /** The sign-in vendors may load something. */
  signIn: boolean;
}

async function writePage(
  file: string,
  { title, description, head, styles, content, signIn }: PageHtml,
) {
  const links = head.map(indent).join('');
  const sheets = await Promise.all(linkedSheets(frame + links).map(readSheet));
  const rules = sheets.join('') + PRINT_STYLES.trim() + styles;
  const policy = escapeHtml(contentSecurityPolicy({ content, styles: rules, signIn }));
  const html = frame
    .replace(
      '<!--policy-->',
      () => `<meta http-equiv="Content-Security-Policy" content="${policy}" />`,
    )
    .replace(/<title>.*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace(
      '<meta name="description" content="" />',
      () => `<meta name="description" content="${escapeHtml(description)}" />`,
    )
    .replace('</head>', () => `${links}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${content}</div>`);
  await write(file, orderPage(html, rules));
}

async function write(file: string, content: string) {
  const target = join(root, 'dist', file);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, content);
}

/** The canonical address of a page, and what is shown of it where it is shared. */
function canonicalTags(page: { path: string; title: string; description: string }): string[] {
  const url = SITE_URL + page.path;
  const meta = (property: string, content: string) =>
    `<meta property="og:${property}" content="${escapeHtml(content)}">`;
  return [
    `<link rel="canonical" href="${url}">`,
    `<link rel="alternate" type="text/markdown" href="${markdownPath(page.path)}">`,
    meta('type', 'website'),
    meta('site_name', 'Guadua'),
    meta('locale', 'es_CO'),
    meta('title', page.title),
    meta('description', page.description),
    meta('url', url),
  ];
}

/** Style sheets and scripts that a page needs at once, besides those of the frame. */
function pageLinks(module: string): string[] {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is not in the build.`);
    if (chunk.isEntry || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  visit(module);
  return [
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...[...scripts]
      .filter((file) => !frame.includes(file))
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ];
}

/**
 * The style sheet of a page's playground. Its script comes with the first interaction, but the page shows the
 * playground before that: the rules travel with the HTML, and cost no request.
 */
async function playgroundStyles(module: string): Promise<string> {
  const chunk = manifest[module];
  if (!chunk?.dynamicImports?.some((key) => key.endsWith('/playground.tsx'))) return '';
  const file = manifest['src/playground/playground.css']?.file;
  if (!file) throw new Error('The playground has no style sheet: has its import moved?');
  return readSheet(file);
}

/** The rules that the late parts of a page need before their whole style sheets are there. */
async function lateStyles(module: string, content: string): Promise<string> {
  const parts =
    manifest[module]?.dynamicImports?.filter((key) => /-(?:form|board)\.tsx$/.test(key)) ?? [];
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || chunk.isEntry) return;
    for (const file of chunk.css ?? []) files.add(file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const key of parts) visit(key);
  const sheets = await Promise.all([...files].map(readSheet));
  return files.size > 0 ? criticalStyles(content, sheets.join('')) : '';
}

async function readSheet(file: string): Promise<string> {
  return (await readFile(join(root, 'dist', file), 'utf8')).trim();
}

function indent(line: string): string {
  return `  ${line}\n  `;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
