import { PACKAGES } from '@guadua/workspace';
import type { Plugin } from 'vite';

const NAME = 'virtual:package-styles.css';

/** `import 'virtual:package-styles.css'`: the style sheets of all packages, the base package's first. */
export function packageStyles(): Plugin {
  return {
    name: 'guadua-package-styles',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) =>
      id === `\0${NAME}`
        ? PACKAGES.flatMap(({ path, name, styleSheets }) =>
            styleSheets.map((sheet) => `@import '${path}/dist/${sheet.slice(name.length + 1)}';\n`),
          ).join('')
        : undefined,
  };
}
