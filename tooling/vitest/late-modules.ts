import type { Plugin } from 'vitest/config';

/**
 * Lets the modules of workspaces come later than they do: what a widget imports once it is used comes to a test as
 * late as to a person with a slow line.
 */
export function lateModules(delay: number): Plugin {
  return {
    name: 'guadua-late-modules',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (request.url?.includes('/src/')) setTimeout(next, delay);
        else next();
      });
    },
  };
}
