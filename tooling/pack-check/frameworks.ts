// `test:frameworks`: an application of Vite, of Next (app router, server components) and of React Router (framework
// mode) with the packed packages, built, served, and used in Chromium.
import { join } from 'node:path';
import {
  buildFrameworkApp,
  FRAMEWORK_NAMES,
  tryFrameworkApp,
  writeFrameworkApp,
} from './framework-apps.ts';
import { inNewFolder, installWorkspace, packAll, step, tarballsOf, writeJson } from './packed.ts';

await inNewFolder(async (place) => {
  const packed = await step('packed', () => packAll(place));
  await step(`installed in ${FRAMEWORK_NAMES.length} applications`, async () => {
    for (const name of FRAMEWORK_NAMES) {
      await writeFrameworkApp(name, join(place, name), tarballsOf(packed));
    }
    writeJson(join(place, 'package.json'), { name: 'frameworks', private: true });
    await installWorkspace(place, packed, FRAMEWORK_NAMES);
  });
  for (const name of FRAMEWORK_NAMES) {
    await step(`built: ${name}`, () => buildFrameworkApp(name, join(place, name)));
    await step(`used in Chromium: ${name}`, () => tryFrameworkApp(name, join(place, name)));
  }
});
