import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Reference } from '@guadua/docgen';
import type { Plugin } from 'vite';
import { type ReferenceProp, referenceSlice } from './derive-control.ts';
import { REFERENCE_FILE, readReference } from './read-reference.ts';

const PREFIX = 'controls:';

/** What the project that a playground gives away depends on, beside what the code imports. */
const PROJECT_PACKAGES = [
  '@guadua/date',
  '@guadua/file',
  '@guadua/forms',
  '@guadua/select',
  '@guadua/utils',
  '@types/react',
  '@types/react-dom',
  '@vitejs/plugin-react',
  'react',
  'react-dom',
  'react-hook-form',
  'typescript',
  'vite',
];

/**
 * Gives `import types from 'controls:Button?tone,variant'`: the controls for those props, derived
 * from what `@guadua/docgen` read from the types. A prop that is not there fails the build.
 */
export function controls(): Plugin {
  return {
    name: 'guadua:controls',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [component = '', props = ''] = id.slice(PREFIX.length + 1).split('?');
      if (component === 'versions') return exportJson(await packageVersions());
      this.addWatchFile(REFERENCE_FILE);
      const known = propsOf(await readReference(), component);
      if (!known) return this.error(`The reference has no "${component}".`);
      try {
        return exportJson(referenceSlice(component, known, props ? props.split(',') : []));
      } catch (error) {
        return this.error(error instanceof Error ? error.message : String(error));
      }
    },
  };
}

function exportJson(value: unknown): { code: string; moduleType: 'js' } {
  return { code: `export default ${JSON.stringify(value)}`, moduleType: 'js' };
}

async function packageVersions(): Promise<Record<string, string>> {
  const versions = PROJECT_PACKAGES.map(async (name) => {
    const file = fileURLToPath(new URL(`../node_modules/${name}/package.json`, import.meta.url));
    const { version } = JSON.parse(await readFile(file, 'utf8')) as { version: string };
    return [name, version] as const;
  });
  return Object.fromEntries(await Promise.all(versions));
}

/** The props of a component or a type, or the options of a function. */
function propsOf({ pages }: Reference, name: string): readonly ReferenceProp[] | undefined {
  for (const { components, types, functions } of Object.values(pages)) {
    const described = [...components.filter(({ fullAt }) => !fullAt), ...types];
    const found = described.find((one) => one.name === name);
    if (found) return found.props;
    const called = functions.find((one) => one.name === name);
    if (called)
      return called.parameters.map((one) => ({ ...one, name: one.name.replace(/^\w+\./, '') }));
  }
  return undefined;
}
