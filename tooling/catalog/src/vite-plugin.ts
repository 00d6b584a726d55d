import { join } from 'node:path';
import { PACKAGES } from '@guadua/workspace';
import type { Plugin } from 'vite';

const STYLES = 'virtual:package-styles.css';
const ENTRIES = 'virtual:package-entries';

/** `import 'virtual:package-styles.css'`: the style sheets of all packages, the base package's first. */
export function packageStyles(): Plugin {
  return {
    name: 'guadua-package-styles',
    resolveId: (id) => (id === STYLES ? `\0${STYLES}` : undefined),
    load: (id) =>
      id === `\0${STYLES}`
        ? PACKAGES.flatMap(({ path, name, styleSheets }) =>
            styleSheets.map((sheet) => `@import '${path}/dist/${sheet.slice(name.length + 1)}';\n`),
          ).join('')
        : undefined,
  };
}

/**
 * `import entries from 'virtual:package-entries'`: what each public entry of the packages exports, as it was built.
 */
export function packageEntries(): Plugin {
  return {
    name: 'guadua-package-entries',
    resolveId: (id) => (id === ENTRIES ? `\0${ENTRIES}` : undefined),
    load(id) {
      if (id !== `\0${ENTRIES}`) return undefined;
      const files = PACKAGES.flatMap(({ path, entries }) =>
        entries
          .filter(({ isInternal }) => !isInternal)
          .map(({ key }) => join(path, 'dist', `${key === '.' ? 'index' : key.slice(2)}.js`)),
      );
      return [
        ...files.map((file, index) => `import * as e${index} from ${JSON.stringify(file)};`),
        `export default [${files.map((_, index) => `e${index}`).join(', ')}];`,
      ].join('\n');
    },
  };
}
