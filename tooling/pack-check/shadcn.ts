// `pnpm test:long`: the command line of shadcn adds a field from the registry of the built site to a fresh
// application, which then type-checks. What the command line asks of its own registry is answered here.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { freePort } from '@guadua/browser/free-port';
import { ROOT } from '@guadua/workspace';
import { freshProject, inNewFolder, step } from './packed.ts';
import { run } from './run.ts';

const SITE = join(ROOT, 'apps/showcase/dist');
const ITEM = 'municipality-select';
const NEEDS = ['react', 'react-dom', '@types/react', 'typescript', 'shadcn', 'tailwindcss'];
/** The colours that a new application begins with: none, as here they don't matter. */
const NO_COLORS = JSON.stringify({
  inlineColors: { light: {}, dark: {} },
  cssVars: { light: {}, dark: {} },
  cssVarsV4: { light: {}, dark: {} },
  inlineColorsTemplate: '',
  cssVarsTemplate: '',
});

const port = await freePort();
const server = createServer(({ url = '' }, response) => {
  try {
    response.end(url === '/r/colors/neutral.json' ? NO_COLORS : readFileSync(join(SITE, url)));
  } catch {
    response.writeHead(404).end();
  }
}).listen(port);
await inNewFolder(async (place) => {
  await step('installed the command line of shadcn', () => freshProject(place, 'shadcn', NEEDS));
  await step(`added ${ITEM} from the registry`, () => add(place, `http://localhost:${port}/r`));
  await step('type-checked', () => run('pnpm', ['exec', 'tsc'], place));
}).finally(() => server.close());

async function add(place: string, registry: string): Promise<void> {
  const command = ['exec', 'shadcn', 'add', `${registry}/${ITEM}.json`, '--yes'];
  await run('pnpm', command, place, { REGISTRY_URL: registry });
  const read = (path: string) => readFileSync(join(place, path), 'utf8');
  const { dependencies } = JSON.parse(read('package.json'));
  for (const name of ['@guadua/forms', '@guadua/select', '@guadua/utils']) {
    assert.ok(dependencies[name], `${name} is installed.`);
  }
  const styles = read('src/index.css');
  assert.match(styles, /@import ["']@guadua\/select\/styles\.css["']/);
  assert.match(styles, /--gd-accent: var\(--primary\)/);
  assert.match(read(`src/components/guadua/${ITEM}.tsx`), /export function MunicipalitySelect/);
}
