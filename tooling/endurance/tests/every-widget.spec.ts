import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { SCENE_NAMES } from '../src/scenes/scene-names.ts';

/*
 * The proofs hold for every scene; this one holds that every public component and hook has a scene.
 */

const ENTRIES = [
  '@guadua/utils',
  '@guadua/utils/ui',
  '@guadua/utils/carousel',
  '@guadua/utils/social',
  '@guadua/forms',
  '@guadua/select',
  '@guadua/date',
  '@guadua/file',
];

for (const entry of ENTRIES) {
  test(`every component and hook of ${entry} has a scene`, async () => {
    const covered = coveredNames();
    const names = Object.entries(await import(entry))
      .filter(([name, value]) => isWidget(name, value))
      .map(([name]) => name);
    expect(names.filter((name) => !covered.has(name))).toEqual([]);
  });
}

test('every scene is of something that there is', async () => {
  const all = await Promise.all(ENTRIES.map((entry) => import(entry)));
  const names = new Set(all.flatMap((entry) => Object.keys(entry)));
  expect([...coveredNames()].filter((name) => !names.has(name))).toEqual([]);
  expect(SCENE_NAMES.length).toBe(new Set(SCENE_NAMES).size);
});

/** A component or a hook; errors are classes with a capital as well. */
function isWidget(name: string, value: unknown): boolean {
  if (typeof value !== 'function' || value.prototype instanceof Error) return false;
  return /^[A-Z]|^use[A-Z]/.test(name);
}

/** What the scenes say that they show. Read, not imported: the runner would compile JSX its own way. */
function coveredNames(): Set<string> {
  const files = ['utils', 'forms', 'select', 'date', 'file'];
  const texts = files.map((file) =>
    readFileSync(new URL(`../src/scenes/${file}.tsx`, import.meta.url), 'utf8'),
  );
  const lists = texts.flatMap((text) => [...text.matchAll(/covers: \[([^\]]*)\]/g)]);
  return new Set(
    lists.flatMap(([, list]) => [...(list ?? '').matchAll(/\w+/g)].map(([name]) => name)),
  );
}
