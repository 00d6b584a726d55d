import { describe, expect, it } from 'vitest';
import { optionReader } from './option-reader';

describe('optionReader (SEL-1)', () => {
  it('reads objects by name, id and disabled by default', () => {
    const reader = optionReader<{ id: number; name: string; disabled?: boolean }>({});
    const option = { id: 7, name: 'Dante', disabled: true };
    expect([reader.key(option), reader.label(option), reader.disabled(option)]).toEqual([
      7,
      'Dante',
      true,
    ]);
  });

  it('reads plain items as their own key and label, mixed as they may be', () => {
    const reader = optionReader<string | number>({});
    expect([reader.key(0), reader.label(0), reader.key('0'), reader.label('0')]).toEqual([
      0,
      '0',
      '0',
      '0',
    ]);
  });

  it('reads other fields and functions', () => {
    const reader = optionReader<{ code: string; title: string; off: boolean }>({
      primaryKey: 'code',
      labelKey: (option) => option.title.toUpperCase(),
      disabledKey: (option) => option.off,
      searchBy: ['code', 'title'],
      groupBy: (option) => option.title.slice(0, 1),
    });
    const option = { code: 'x1', title: 'uno', off: false };
    expect(reader.key(option)).toBe('x1');
    expect(reader.label(option)).toBe('UNO');
    expect(reader.disabled(option)).toBe(false);
    expect(reader.searchText(option)).toBe('x1\nuno');
    expect(reader.group?.(option)).toBe('u');
  });

  it('lets the key stand in for a missing label, and disables what has no key', () => {
    const reader = optionReader<object>({});
    expect(reader.label({ id: 3 })).toBe('3');
    expect(reader.label({})).toBe('');
    expect(reader.disabled({ name: 'sin llave' })).toBe(true);
  });
});
