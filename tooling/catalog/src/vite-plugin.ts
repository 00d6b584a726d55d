import { join } from 'node:path';
import { PACKAGES } from '@guadua/workspace';
import type { Plugin } from 'vite';

/** `import 'virtual:package-styles.css'`: the style sheets of all packages, the base package's first. */
export function packageStyles(): Plugin {
  return virtualModule('package-styles.css', () =>
    PACKAGES.flatMap(({ path, name, styleSheets }) =>
      styleSheets.map((sheet) => `@import '${path}/dist/${sheet.slice(name.length + 1)}';\n`),
    ).join(''),
  );
}

/**
 * `import entries from 'virtual:package-entries'`: what each public entry of the packages exports, as it was built.
 */
export function packageEntries(): Plugin {
  return virtualModule('package-entries', () => {
    const files = PACKAGES.flatMap(({ path, entries }) =>
      entries
        .filter(({ isInternal }) => !isInternal)
        .map(({ key }) => join(path, 'dist', `${key === '.' ? 'index' : key.slice(2)}.js`)),
    );
    const names = files.map((_, index) => `e${index}`);
    const imports = files.map(
      (file, index) => `import * as e${index} from ${JSON.stringify(file)};`,
    );
    return `${imports.join('\n')}\nexport default [${names.join(', ')}];`;
  });
}

function virtualModule(name: string, code: () => string): Plugin {
  const id = `virtual:${name}`;
  return {
    name: `guadua-${name}`,
    resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
    load: (asked) => (asked === `\0${id}` ? code() : undefined),
  };
}
