// `test:long`: packs the five packages and treats them as a user would.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGES, ROOT } from '@guadua/workspace';
import { complaintsAbout } from './contents.ts';
import { publintComplaints, typesComplaints } from './lint.ts';
import { inNewFolder, type Packed, packAll, step } from './packed.ts';
import { freshProjects, tryApp, tryNode } from './projects.ts';
import { paste, shownCode, unshownExamples } from './shown-code.ts';

const SITE = join(ROOT, 'apps/showcase');
const READMES = [ROOT, ...PACKAGES.map(({ path }) => path)].flatMap((folder) =>
  ['README.md', 'README.en.md'].map((name) => join(folder, name)),
);
/** Bytes of a pack as it is downloaded. */
const HEAVIEST = 250_000;

const complaints: string[] = [];
await inNewFolder(async (place) => {
  const packed = await step('packed', () => packAll(place));
  const [{ app, node }] = await Promise.all([
    step('installed in two fresh projects', () => freshProjects(place, packed)),
    step('linted with publint and @arethetypeswrong', () => lint(packed)),
  ]);
  for (const { name, path } of packed) {
    const found = complaintsAbout(join(node, 'node_modules', name), join(path, 'src'));
    complaints.push(...found.map((complaint) => `${name}: ${complaint}`));
  }
  const shown = shownCode(join(SITE, 'dist'));
  complaints.push(...unshownExamples(join(SITE, 'src/pages'), shown));
  paste(shown, SITE, app);
  const [rendered] = await Promise.all([
    step('type-checked (nodenext) and rendered', () => tryNode(node, READMES)),
    step('type-checked what the site and the READMEs show (bundler)', () => tryApp(app, READMES)),
  ]);
  console.log(`  ${rendered} specimens render on a server, by import and by require`);
});
for (const complaint of complaints) console.error(`✗ ${complaint}`);
process.exitCode = complaints.length > 0 ? 1 : 0;

async function lint(packed: readonly Packed[]): Promise<void> {
  for (const { name, tarball } of packed) {
    const { size } = statSync(tarball);
    if (size > HEAVIEST) complaints.push(`${name}: ${size} bytes, limit ${HEAVIEST}`);
    const found = [...(await publintComplaints(tarball)), ...(await typesComplaints(tarball))];
    complaints.push(...found.map((complaint) => `${name}: ${complaint}`));
  }
}
