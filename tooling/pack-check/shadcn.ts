// `pnpm test:long`: the command line of shadcn adds a field from the registry of the built site to a fresh
// application, which then type-checks. What the command line asks of its own registry is answered here.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '@guadua/workspace';
import { freshProject, step } from './packed.ts';
import { run } from './run.ts';

const SITE = join(ROOT, 'apps/showcase/dist');
const FIXTURE = join(import.meta.dirname, 'shadcn');
const ITEM = 'municipality-select';
/** The colours that a new application begins with: none, as here they don't matter. */
const NO_COLORS = JSON.stringify({
  inlineColors: { light: {}, dark: {} },
  cssVars: { light: {}, dark: {} },
  cssVarsV4: { light: {}, dark: {} },
  inlineColorsTemplate: '',
  cssVarsTemplate: '',
});

const place = mkdtempSync(join(tmpdir(), 'guadua-shadcn-'));
const server = createServer(({ url = '' }, response) => {
  try {
    response.end(url === '/r/colors/neutral.json' ? NO_COLORS : readFileSync(join(SITE, url)));
  } catch {
    response.writeHead(404).end();
  }
}).listen(0);
try {
  await once(server, 'listening');
  const address = server.address();
  assert.ok(address && typeof address === 'object');
  const registry = `http://localhost:${address.port}/r`;
  await step('installed the command line of shadcn', prepare);
  await step(`added ${ITEM} from the registry`, () => add(registry));
  await step('type-checked', () => run('pnpm', ['exec', 'tsc'], place));
} finally {
  server.close();
  rmSync(place, { recursive: true, force: true, maxRetries: 5 });
}

function prepare(): Promise<void> {
  const others = ['react', 'react-dom', '@types/react', 'typescript'];
  return freshProject(place, FIXTURE, { ours: [], others });
}

async function add(registry: string): Promise<void> {
  process.env.REGISTRY_URL = registry;
  await run('pnpm', ['exec', 'shadcn', 'add', `${registry}/${ITEM}.json`, '--yes'], place);
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
