import type { PageImports } from './page-meta.types';

/** What a reader writes: `import { Button } from '@guadua/utils/ui'`. */
export function importLine({ from, names }: PageImports): string {
  return `import { ${names.join(', ')} } from '${from}'`;
}
