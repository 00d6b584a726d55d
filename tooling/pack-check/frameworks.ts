// `test:frameworks`: a Vite app, a Next app (app router, server components) and a React Router app (framework mode) with the packed packages, built, served, and used in Chromium.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  buildFrameworkApp,
  FRAMEWORK_NAMES,
  titleOf,
  tryFrameworkApp,
  writeFrameworkApp,
} from './framework-apps.ts';
import { install, type Packed, packAll, step } from './packed.ts';

const place = mkdtempSync(join(tmpdir(), 'guadua-frameworks-'));
try {
  const packed = await step('packed', () => packAll(place));
  await step(`installed in ${FRAMEWORK_NAMES.length} applications`, () => prepare(packed));
  for (const name of FRAMEWORK_NAMES) {
    const folder = join(place, name);
    await step(`built with ${titleOf(name)}`, () => buildFrameworkApp(name, folder));
    await step(`used in Chromium, served by ${titleOf(name)}`, () => tryFrameworkApp(name, folder));
  }
} finally {
  rmSync(place, { recursive: true, force: true, maxRetries: 5 });
}

async function prepare(packed: readonly Packed[]): Promise<void> {
  const tarballs = Object.fromEntries(
    packed.map(({ manifest, tarball }) => [manifest.name, `file:${tarball}`]),
  );
  for (const name of FRAMEWORK_NAMES) await writeFrameworkApp(name, join(place, name), tarballs);
  const write = (path: string, content: unknown) =>
    writeFileSync(join(place, path), `${JSON.stringify(content, null, 2)}\n`);
  write('package.json', { name: 'frameworks', private: true });
  write('pnpm-workspace.yaml', {
    packages: FRAMEWORK_NAMES,
    // What the packages want of each other is not in any registry yet.
    overrides: tarballs,
    // Next's resizing of pictures: no page here has one.
    ignoredOptionalDependencies: ['sharp'],
    allowBuilds: { esbuild: true },
    verifyDepsBeforeRun: false,
  });
  await install(place);
}
