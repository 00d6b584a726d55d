import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Measure } from './budgets.ts';

/** Kilobytes by kind of file after gzip (fonts are compressed already), and how many files. */
export type Weight = Record<Kind, number> & { requests: number };

type Kind = Extract<Measure, 'script' | 'style' | 'html' | 'font' | 'image'>;

const KINDS: Record<string, Kind> = {
  '': 'html',
  '.html': 'html',
  '.js': 'script',
  // Data that scripts ask for.
  '.json': 'script',
  '.css': 'style',
  '.woff2': 'font',
  '.svg': 'image',
  '.png': 'image',
  '.jpg': 'image',
  '.webp': 'image',
};

/** Weighs what a page asked for. The rules that stand in a page count as style. */
export async function weigh(paths: readonly string[], dist: string): Promise<Weight> {
  const weight = { script: 0, style: 0, html: 0, font: 0, image: 0, requests: paths.length };
  for (const path of paths) {
    const kind = KINDS[extname(path)];
    if (!kind) throw new Error(`${path}: no budget is known for this kind of file.`);
    const content = await readFile(join(dist, fileOf(path)));
    if (kind === 'font') weight.font += content.length / 1000;
    else if (kind !== 'html') weight[kind] += kilobytes(content);
    else {
      const { text, rules } = withoutRules(content.toString());
      weight.html += kilobytes(text);
      weight.style += kilobytes(rules);
    }
  }
  return weight;
}

function kilobytes(content: string | Buffer): number {
  return gzipSync(content, { level: 9 }).length / 1000;
}

/** A page, and the rules that stand in it in place of style sheets. */
function withoutRules(page: string): { text: string; rules: string } {
  let rules = '';
  const text = page.replaceAll(/<style>([\s\S]*?)<\/style>/g, (_, each: string) => {
    rules += each;
    return '';
  });
  return { text, rules };
}

function fileOf(path: string): string {
  if (path === '/') return 'index.html';
  return extname(path) ? path : `${path}.html`;
}
