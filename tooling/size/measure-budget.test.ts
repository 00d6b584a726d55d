import { expect, it } from 'vitest';
import { measure, measureFile } from './measure.ts';
import { measureBudget } from './measure-budget.ts';

it('counts the workers of a row with what is imported', async () => {
  const imports = [{ from: '@guadua/file', names: ['optimizeImage'] }];
  const worker = 'file/dist/optimize-image/optimize-image.worker.js';

  const sizes = await measureBudget({ imports, workers: [worker] });

  const page = await measure(imports);
  const thread = measureFile(new URL(`../../packages/${worker}`, import.meta.url));
  expect(sizes).toEqual({
    gzip: page.gzip + thread.gzip,
    minified: page.minified + thread.minified,
  });
  expect(thread.gzip).toBeGreaterThan(0);
});
