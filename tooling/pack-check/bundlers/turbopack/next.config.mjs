import { dirname } from 'node:path';

export default {
  output: 'export',
  basePath: '/turbopack/out',
  // The application and what is installed lie one folder up.
  turbopack: { root: dirname(import.meta.dirname) },
};
