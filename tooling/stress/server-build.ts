type ServerBuild = typeof import('./src/entry-server.tsx');

/** What the build for the server exports. */
export const { SPECIMENS, CONTROL_NAMES, LABEL_STATES, CONTAINERS, renderSpecimen }: ServerBuild =
  await import(new URL('dist/server/entry-server.js', import.meta.url).href);
