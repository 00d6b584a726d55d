import { describe, expect, it, vi } from 'vitest';
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

  it('reads options of the shape that groups of choices have, beside its own', () => {
    const reader = optionReader<object>({});
    const option = { value: 'CO', label: 'Colombia', description: 'Peso', disabled: true };
    expect([reader.key(option), reader.label(option), reader.description(option)]).toEqual([
      'CO',
      'Colombia',
      'Peso',
    ]);
    expect(reader.disabled(option)).toBe(true);
    // Of a product with a text about it, the list shows the name alone.
    const product = { id: 3, name: 'Silla', value: 9, description: '<p>De roble</p>' };
    expect([reader.key(product), reader.label(product), reader.description(product)]).toEqual([
      3,
      'Silla',
      '',
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
    expect(reader.searchTexts?.(option)).toEqual(['x1', 'uno']);
    expect(reader.group?.(option)).toBe('u');
  });

  it('lets the key stand in for a missing label, and disables what has no key', () => {
    const reader = optionReader<object>({});
    expect(reader.label({ id: 3 })).toBe('3');
    expect(reader.label({})).toBe('');
    expect(reader.disabled({ name: 'sin llave' })).toBe(true);
  });

  it('takes an option that can’t be read for one without that field, and says so once', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const fails = () => {
      throw new Error('roto');
    };
    const reader = optionReader<{ id: number }>({ labelKey: fails, groupBy: fails });
    expect([reader.label({ id: 3 }), reader.group?.({ id: 4 })]).toEqual(['3', '']);
    expect(warn).toHaveBeenCalledOnce();
    expect(warn.mock.calls[0]?.[0]).toContain('roto');
    warn.mockRestore();
  });

  it('knows no group without groupBy, and the empty one for an option that has none', () => {
    expect(optionReader<object>({}).group).toBeNull();
    const { group } = optionReader<object>({ groupBy: 'zone' });
    expect([group?.({ zone: 'Norte' }), group?.({ zone: null }), group?.({})]).toEqual([
      'Norte',
      '',
      '',
    ]);
  });

  it.each([
    ['one field', 'code', ['x1']],
    ['a function', ({ title }: { title: string }) => title, ['uno']],
    ['nothing else than the label', undefined, undefined],
  ])('searches in %s', (_, searchBy, texts) => {
    const reader = optionReader<{ code: string; title: string; name: string }>({ searchBy });
    expect(reader.searchTexts?.({ code: 'x1', title: 'uno', name: 'Uno' })).toEqual(texts);
  });

  it('takes texts and numbers for keys, and nothing else', () => {
    const reader = optionReader<{ id?: unknown }>({});
    const given = ['', 0, 'a', 1, null, undefined, true, {}, [], Number.NaN];
    expect(given.map((id) => reader.key({ id }))).toEqual([
      '',
      0,
      'a',
      1,
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
    const byFunction = optionReader<string>({ primaryKey: (option) => option.length });
    expect(byFunction.key('abc')).toBe(3);
  });
});
