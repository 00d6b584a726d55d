import type { Plugin } from 'vite';

/**
 * Lets the bundler drop what the site doesn't use of react-router: its components are wrapped in
 * `forwardRef` and get a `displayName` while the module loads, which counts as a side effect and
 * keeps forms, fetchers and the framework mode's links in every first load (8 kB gzip).
 */
export function trimRouter(): Plugin {
  return {
    name: 'guadua:trim-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/.*\.js$/ },
      handler: (code) =>
        code
          .replaceAll(
            /= (React\$?\d*\.(?:forwardRef|createContext|memo)\()/g,
            '= /* @__PURE__ */ $1',
          )
          .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, ''),
    },
  };
}
