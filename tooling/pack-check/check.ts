// `test:long`: packs the five packages and treats them as a user would.
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '@guadua/workspace';
import { complaintsAbout } from './contents.ts';
import { publintComplaints, typesComplaints } from './lint.ts';
import { FOLDERS, type Packed, packAll, step } from './packed.ts';
import { freshProjects, tryApp, tryNode } from './projects.ts';
import { mountShown, renderShown } from './shown-app.ts';
import { paste, shownCode, unshownExamples } from './shown-code.ts';

const SITE = join(ROOT, 'apps/showcase');
/** Bytes of a pack as it is downloaded. */
const HEAVIEST = 250_000;

const place = mkdtempSync(join(tmpdir(), 'guadua-pack-'));
const complaints: string[] = [];
try {
  const packed = await step('packed', () => packAll(place));
  const [projects] = await Promise.all([
    step('installed in two fresh projects', () => freshProjects(place, packed)),
    step('linted with publint and @arethetypeswrong', () => lint(packed)),
  ]);
  for (const { folder, manifest } of packed) {
    const shipped = join(projects.node, 'node_modules', manifest.name);
    for (const complaint of complaintsAbout(shipped, join(folder, 'src'))) {
      complaints.push(`${manifest.name}: ${complaint}`);
    }
  }
  const shown = shownCode(join(SITE, 'dist'));
  complaints.push(...unshownExamples(join(SITE, 'src/pages'), shown));
  paste(shown, SITE, projects.app);
  const readmes = [ROOT, ...FOLDERS].flatMap((folder) =>
    ['README.md', 'README.en.md'].map((name) => join(folder, name)),
  );
  const [rendered] = await Promise.all([
    step('type-checked (nodenext) and rendered, at once and as a stream', () =>
      tryNode(projects, readmes),
    ),
    step('type-checked (bundler) and built with Vite', () => tryApp(projects, readmes)),
  ]);
  console.log(`  ${rendered} specimens render on a server, by import and by require`);
  const examples = await step('rendered the examples of the site on a server', () =>
    renderShown(projects),
  );
  complaints.push(
    ...(await step(`mounted the ${examples} examples of the site in Chromium`, () =>
      mountShown(projects, examples),
    )),
  );
} finally {
  rmSync(place, { recursive: true, force: true });
}
for (const complaint of complaints) console.error(`✗ ${complaint}`);
process.exitCode = complaints.length > 0 ? 1 : 0;

async function lint(packed: readonly Packed[]): Promise<void> {
  for (const { manifest, tarball } of packed) {
    const { size } = statSync(tarball);
    if (size > HEAVIEST) complaints.push(`${manifest.name}: ${size} bytes, limit ${HEAVIEST}`);
    const found = [...(await publintComplaints(tarball)), ...(await typesComplaints(tarball))];
    complaints.push(...found.map((complaint) => `${manifest.name}: ${complaint}`));
  }
}
