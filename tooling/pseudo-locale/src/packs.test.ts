import { dateLabelsEnUS, dateLabelsPtBR, dateShortcuts } from '@guadua/date';
import { describe, expect, it } from 'vitest';
import { PACKS } from './packs';
import { pseudo, pseudoPack } from './pseudo';

/** Paths of all texts; the kind of each, so that a function stays one in every language. */
function pathsIn(labels: object, prefix = ''): string[] {
  return Object.entries(labels).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? pathsIn(value, `${prefix}${key}.`)
      : [`${prefix}${key}: ${typeof value}`],
  );
}

/** Spanish names of shortcuts stand with the shortcuts themselves. */
const withoutNames = (paths: string[]) =>
  paths.filter((path) => !path.startsWith('calendar.shortcutNames'));

describe.each(PACKS.map((set) => [set['es-CO'].group, set] as const))(
  'the packs of %s',
  (_, set) => {
    it.each(['en-US', 'pt-BR'] as const)('are whole in %s, down to the last text', (language) => {
      expect(set[language].group).toBe(set['es-CO'].group);
      expect(withoutNames(pathsIn(set[language].labels)).sort()).toEqual(
        withoutNames(pathsIn(set['es-CO'].labels)).sort(),
      );
    });
  },
);

it.each([dateLabelsEnUS, dateLabelsPtBR])('names every shortcut', ({ labels }) => {
  const ids = dateShortcuts.map(({ id }) => `calendar.shortcutNames.${id}: string`);
  expect(
    pathsIn(labels)
      .filter((path) => path.startsWith('calendar.shortcutNames'))
      .sort(),
  ).toEqual(ids.sort());
});

describe('the pseudo-language', () => {
  it('is in brackets, accented, longer, and leaves other scripts alone', () => {
    expect(pseudo('Select αβγ 12')).toBe('[Šéļéçţ··· αβγ 12]');
  });

  it('reaches every text, and records which were shown', () => {
    const { pack, unseen } = pseudoPack({
      group: 'x',
      labels: { a: 'one', b: (n: number) => `${n} two`, c: { d: 'three' }, e: () => 'four' },
    });
    const labels = pack.labels as { a: string; b: (n: number) => string; c: { d: string } };
    expect(labels.b(3)).toBe('[3 ţŵö··]');
    expect(unseen([`${labels.a}!`, '[3 ţŵö··]'])).toEqual(['x.c.d', 'x.e']);
  });
});
