import type { Budget } from './budgets.ts';
import { measure, measureFile, type Size } from './measure.ts';

/** What the imports of a row weigh, its workers with them. */
export async function measureBudget({
  imports,
  workers = [],
}: Pick<Budget, 'imports' | 'workers'>): Promise<Size> {
  const files = workers.map((path) =>
    measureFile(new URL(`../../packages/${path}`, import.meta.url)),
  );
  const sizes = [await measure(imports), ...files];
  return {
    gzip: sizes.reduce((sum, { gzip }) => sum + gzip, 0),
    minified: sizes.reduce((sum, { minified }) => sum + minified, 0),
  };
}
