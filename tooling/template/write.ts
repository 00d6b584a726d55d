import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const FILES = join(import.meta.dirname, 'files');

/** Writes a file, its path from the root of the repository. */
export type Write = (path: string, text: string) => void;

/** Writes below a root, and remembers what. */
export function writer(root: string): { written: string[]; write: Write } {
  const written: string[] = [];
  return {
    written,
    write(path, text) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
      written.push(path);
    },
  };
}

/** Copies a folder of templates. */
export function copyTemplate(
  from: string,
  to: string,
  fill: (text: string) => string,
  write: Write,
): void {
  for (const entry of readdirSync(join(FILES, from), { recursive: true, encoding: 'utf8' })) {
    if (!entry.endsWith('.txt')) continue;
    const text = readFileSync(join(FILES, from, entry), 'utf8');
    write(`${to}/${fill(entry.replaceAll('\\', '/').slice(0, -4))}`, fill(text));
  }
}

/** The text of a single template. */
export function template(name: string): string {
  return readFileSync(join(FILES, name), 'utf8');
}

/** Whether a name is like `phone-input`. */
export function isKebabCase(name: string): boolean {
  return /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name);
}
