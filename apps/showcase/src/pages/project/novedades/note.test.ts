import { expect, test } from 'vitest';
import { countNotes, readNote } from './note';

const FIRST = 'First version.\n\n- One thing.\n- Another,\nin two lines.\n';

test('a note is its sentences and the points of its list', () => {
  expect(readNote(FIRST)).toEqual({
    lead: 'First version.',
    points: ['One thing.', 'Another,\nin two lines.'],
  });
  expect(readNote('A mend - a small one.')).toEqual({ lead: 'A mend - a small one.', points: [] });
});

test('each point counts, and a note without a list is one', () => {
  const change = (bump: 'major' | 'minor' | 'patch', text: string) => ({
    package: '@guadua/forms',
    bump,
    text,
  });
  expect(countNotes([change('minor', FIRST)])).toBe('2 novedades');
  expect(
    countNotes([
      change('patch', 'A mend.'),
      change('minor', FIRST),
      change('minor', 'One more.'),
      change('major', 'A removal.'),
    ]),
  ).toBe('1 cambio mayor, 3 novedades, 1 arreglo');
});
