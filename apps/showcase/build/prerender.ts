import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';

/*
 * The last step of the build: one HTML file per page of the route table, and 404.html. The client
 * build gives the frame and the names of the files, the server build gives the content.
 */

type ServerEntry = typeof import('../src/entry-server.tsx');

/** Fetched before the style sheet says so: text must not wait, nor jump. */
const PRELOADED_FONTS = [
  'instrument-sans-latin-wght-normal.woff2',
  'jetbrains-mono-latin-wght-normal.woff2',
];

const root = fileURLToPath(new URL('..', import.meta.url));
const { DESCRIPTIONS, PAGES, documentTitle, pageModule, renderPage } = (await import(
  pathToFileURL(join(root, 'dist-ssr/entry-server.js')).href
)) as ServerEntry;
const frame = await readFile(join(root, 'dist/index.html'), 'utf8');
const manifest = JSON.parse(
  await readFile(join(root, 'dist/.vite/manifest.json'), 'utf8'),
) as Manifest;

for (const page of PAGES) {
  await write(page.path === '/' ? 'index.html' : `${page.path.slice(1)}.html`, {
    title: documentTitle(page),
    description: DESCRIPTIONS[page.path] ?? '',
    links: pageLinks(pageModule(page)),
    content: await renderPage(page.path),
  });
}
await write('404.html', {
  title: documentTitle(undefined),
  description: '',
  links: [],
  content: await renderPage('/404'),
});
await rm(join(root, 'dist/.vite'), { recursive: true });
process.stdout.write(`${PAGES.length} pages and 404.html written to dist.\n`);

interface PageHtml {
  title: string;
  description: string;
  links: string[];
  content: string;
}

async function write(file: string, { title, description, links, content }: PageHtml) {
  const html = frame
    .replace(/<title>.*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace(
      '<meta name="description" content="" />',
      () => `<meta name="description" content="${escapeHtml(description)}" />`,
    )
    .replace('</head>', () => `${[...fontLinks(), ...links].map(indent).join('')}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${content}</div>`);
  const target = join(root, 'dist', file);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, html);
}

function fontLinks(): string[] {
  const assets = Object.values(manifest).flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])]);
  return PRELOADED_FONTS.map((font) => {
    const [name] = font.split('.');
    const file = assets.find((asset) => asset.includes(`/${name}`) && asset.endsWith('.woff2'));
    if (!file) throw new Error(`${font} is not in the build: has its @font-face gone?`);
    return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`;
  });
}

/** Style sheets and scripts that a page needs at once, besides those of the frame. */
function pageLinks(module: string): string[] {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is not in the build: does its path follow pageModule()?`);
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

function indent(line: string): string {
  return `  ${line}\n  `;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
