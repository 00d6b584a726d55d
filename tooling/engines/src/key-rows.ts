import { join, relative } from 'node:path';
import { readDocs } from '@guadua/catalog/docs';
import { PACKAGES } from '@guadua/workspace';
import type { Lane } from './table.ts';

/** How many rows of the key tables have a test that passed, by engine, and which have not. */
export async function keyRows(lanes: readonly Lane[]): Promise<string> {
  const sections = await readDocs();
  const engines = new Set(lanes.map(({ engine }) => engine));
  return [...engines]
    .map((engine) => {
      let all = 0;
      const missing: string[] = [];
      for (const { suite, result } of lanes.filter((lane) => lane.engine === engine)) {
        const root = PACKAGES.find(({ folder }) => folder === suite)?.path ?? '';
        const unproved = [...result.failures, ...result.notPossible.map(({ title }) => title)];
        for (const section of sections.filter((one) => one.package === suite)) {
          for (const { file: usual, rows } of section.keys ?? []) {
            for (const { keys, action, test, file = usual } of rows) {
              all += 1;
              const path = relative(root, join(section.folder, file));
              const isProved = !unproved.some(
                (title) => title.startsWith(path) && (title === path || title.endsWith(` ${test}`)),
              );
              if (!isProved) missing.push(`  ${keys.join(', ')}: ${action}`);
            }
          }
        }
      }
      if (all === 0) return '';
      const line = `Keys in ${engine}: ${all - missing.length} of ${all} rows of the key tables proved`;
      return [line, ...missing].join('\n');
    })
    .filter((text) => text !== '')
    .join('\n');
}
