// `pnpm --filter @guadua/showcase links`: whether the addresses that lead out of the built site, the READMEs
// and the documents still answer. Not part of `test`, which needs no network but the package registry.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CODE_URL, SITE_URL, SOCIAL_URL } from '../src/site/site-links.ts';

const ROOT = join(import.meta.dirname, '../../..');
const PATIENCE = 15_000;

/** Addresses that have no answer yet, with the reason. */
const UNKNOWABLE: readonly (readonly [start: string, reason: string])[] = [
  [SITE_URL, 'this site, which comes with the first release'],
  [CODE_URL, 'the repository, which becomes public with the first release'],
  [SOCIAL_URL, 'it answers only to those who have signed in'],
];

/** Each address with the files that lead there. */
const links = new Map<string, string[]>();
collect('apps/showcase/dist/**/*.html', /href="(https?:[^"]+)"/g);
collect('{.,docs,packages/*}/*.md', /\]\((https?:[^)\s]+)\)/g);
if (links.size === 0) throw new Error('The site is not built: pnpm build.');

const faults: string[] = [];
const unknown = new Map<string, number>();
for (const [address, files] of links) {
  const lost = missingFile(address);
  if (lost) faults.push(`${address}: there is no ${lost} (${files[0]})`);
  const [, reason] = UNKNOWABLE.find(([start]) => address.startsWith(start)) ?? [];
  if (reason) {
    unknown.set(reason, (unknown.get(reason) ?? 0) + 1);
    continue;
  }
  const answer = await ask(address);
  console.log(`${answer} ${address}`);
  if (answer !== 'ok') faults.push(`${address}: ${answer} (${files.join(', ')})`);
}
for (const [reason, count] of unknown) console.log(`not asked: ${count}, ${reason}`);
if (faults.length > 0) {
  console.error(`\n${faults.join('\n')}`);
  process.exitCode = 1;
}

function collect(pattern: string, link: RegExp): void {
  for (const file of globSync(pattern, { cwd: ROOT })) {
    for (const [, found = ''] of readFileSync(join(ROOT, file), 'utf8').matchAll(link)) {
      const address = found.replaceAll('&amp;', '&');
      links.set(address, [...new Set([...(links.get(address) ?? []), file])]);
    }
  }
}

/** The file of the repository that an address shows, if there is none. */
function missingFile(address: string): string | undefined {
  if (!address.startsWith(`${CODE_URL}/`)) return undefined;
  const [, file] =
    /^\/(?:blob|edit|tree)\/main\/([^#?]+)/.exec(address.slice(CODE_URL.length)) ?? [];
  return file && !existsSync(join(ROOT, file)) ? file : undefined;
}

/** `ok`, or what is wrong with an address. */
async function ask(address: string): Promise<string> {
  try {
    const { ok, status } = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
    return ok ? 'ok' : `answered ${status}`;
  } catch (error) {
    return `did not answer: ${error instanceof Error ? error.message : error}`;
  }
}
