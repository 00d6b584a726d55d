import { dirname } from 'node:path';

export default {
  // The store of this workspace lies one folder up.
  turbopack: { root: dirname(import.meta.dirname) },
};
