// `pnpm check` runs this: it fails when an import goes where none may go, and when a rule has no test or a cited
// rule doesn't exist.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@guadua/workspace';
import { cruise } from 'dependency-cruiser';
import { CRUISE } from './rules.ts';

const FOLDERS = ['packages', 'apps', 'tooling'];
const { output, exitCode } = await cruise(FOLDERS, {
  ...CRUISE,
  baseDir: ROOT,
  outputType: 'err-long',
});
console.log(output);

const RULE = /^- ([A-Z]{3}-\d+(?:\.\d+)?) .{1,159}\. \[test\]\((\S+\.(?:test|spec)\.tsx?)\)$/;
const CITED = /\b([A-Z]{3})-\d+(?:\.\d+)?\b/g;
const MOST_CHARACTERS = 500;
const SPECIFICATION = join(ROOT, 'docs/specification');
const problems: string[] = [];
const rules = new Set<string>();
for (const name of globSync('*.md', { cwd: SPECIFICATION })) {
  const lines = readFileSync(join(SPECIFICATION, name), 'utf8').split('\n');
  for (const line of lines.filter((each) => each.startsWith('- '))) {
    const [, number = '', test = ''] = RULE.exec(line) ?? [];
    if (!number) {
      problems.push(`"${line}" is no rule: "- ABC-1 At most 160 characters. [test](a.test.ts)"`);
      continue;
    }
    if (rules.has(number)) problems.push(`${number} stands twice`);
    if (!existsSync(join(SPECIFICATION, test))) problems.push(`${number}: there is no ${test}`);
    rules.add(number);
  }
}

const kinds = new Set(Array.from(rules, (number) => number.slice(0, 3)));
const documents = globSync('{*,docs/**/*}.md', { cwd: ROOT });
const files = globSync(`{${FOLDERS.join()}}/**/*.{ts,tsx,css,md}`, {
  cwd: ROOT,
  exclude: (path) => /(^|[\\/])(node_modules|dist|\.work|CHANGELOG\.md)$/.test(path),
});
for (const file of [...documents, ...files]) {
  const text = readFileSync(join(ROOT, file), 'utf8');
  for (const [number, kind = ''] of text.matchAll(CITED)) {
    if (kinds.has(kind) && !rules.has(number)) problems.push(`${file}: ${number} is no rule`);
  }
  const isLong = text.split('\n').some((line) => line.length > MOST_CHARACTERS);
  if (isLong && documents.includes(file)) {
    problems.push(`${file} has a paragraph of more than ${MOST_CHARACTERS} characters`);
  }
}
for (const problem of problems) console.error(`✗ ${problem} (docs/specification/README.md)\n`);
console.log(`Rules: ${rules.size}${problems.length === 0 ? ', each with its test' : ''}.`);
process.exitCode = exitCode || Math.min(problems.length, 1);
