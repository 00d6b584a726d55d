// `test:frameworks`: a Vite app, a Next app (app router, server components) and a React Router app (framework mode) with the packed packages, built, served, and used in Chromium.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  buildFrameworkApp,
  FRAMEWORK_NAMES,
  titleOf,
  tryFrameworkApp,
  writeFrameworkApp,
} from './framework-apps.ts';
import { installWorkspace, type Packed, packAll, step, tarballsOf, writeJson } from './packed.ts';

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
  for (const name of FRAMEWORK_NAMES) {
    await writeFrameworkApp(name, join(place, name), tarballsOf(packed));
  }
  writeJson(join(place, 'package.json'), { name: 'frameworks', private: true });
  await installWorkspace(place, packed, FRAMEWORK_NAMES);
}
