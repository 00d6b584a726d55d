import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAnsweredErrors } from './answered-errors';
import type { FormField } from './form-field.types';

/** A field whose names can change, as those of a row that moves do. */
class Row implements FormField {
  readonly shown = new Map();
  private names: readonly string[];
  constructor(...names: readonly string[]) {
    this.names = names;
  }
  rename(...names: readonly string[]) {
    this.names = names;
  }
  facts = () => ({ id: '', names: () => this.names, refused: false, pending: false });
  root = () => null;
  show() {}
}

function answer(fields: readonly Row[], ...names: readonly string[]) {
  const all = new Set(fields);
  const errors = createAnsweredErrors(all, new Map(names.map((name) => [name, { [name]: true }])));
  errors.place();
  return {
    errors,
    /** The fields that there are from now on, in their order. */
    stay(...now: readonly Row[]) {
      all.clear();
      for (const field of now) all.add(field);
      errors.place();
    },
    said: (field: Row) => Object.keys(errors.byField().get(field) ?? {}),
    names: () => Array.from(errors.all().keys()),
    unplaced: () => Array.from(errors.unplaced().keys()),
  };
}

describe('the fields of errors (FRM-4)', () => {
  it('are all of their name, and the others are left over', () => {
    const [one, other, both] = [new Row('a'), new Row('b[0]'), new Row('a', 'c')];
    const { said, unplaced } = answer([one, other, both], 'a', 'b.0', 'c', 'd');
    expect([one, other, both].map(said)).toEqual([['a'], ['b.0'], ['a', 'c']]);
    expect(unplaced()).toEqual(['d']);
  });

  it('are each their own, by their place, where several have one name', () => {
    const fields = [new Row('telefono'), new Row('telefono'), new Row('telefono[0]')];
    const { said, unplaced } = answer(fields, 'telefono.1', 'telefono.0', 'telefono.2', 'correo.0');
    // A field that has the very name comes first.
    expect(fields.map(said)).toEqual([[], ['telefono.1'], ['telefono.0']]);
    expect(unplaced()).toEqual(['telefono.2', 'correo.0']);
  });

  it('are those of the whole value, for what is wrong with a part of it', () => {
    const [range, files, other] = [new Row('viajes[0].periodo'), new Row('archivos'), new Row('a')];
    const { said, names, unplaced, stay } = answer(
      [range, files, other],
      'viajes.0.periodo.from',
      'archivos.1',
      'b.c',
    );
    expect([range, files].map(said)).toEqual([['viajes.0.periodo.from'], ['archivos.1']]);
    expect(unplaced()).toEqual(['b.c']);
    range.rename('viajes[1].periodo');
    stay(range, files, other);
    expect(names()).toEqual(['viajes.1.periodo.from', 'archivos.1', 'b.c']);
  });

  it('may come later', () => {
    const { said, stay, unplaced } = answer([], 'a');
    expect(unplaced()).toEqual(['a']);
    const late = new Row('a');
    stay(late);
    expect(said(late)).toEqual(['a']);
  });
});

describe('errors whose field is gone (FRM-4)', () => {
  it('stay, unless they were in a row', () => {
    const { names, unplaced, stay } = answer(
      [new Row('correo'), new Row('hijos[2].nombre')],
      'correo',
      'hijos.2.nombre',
    );
    stay();
    expect([names(), unplaced()]).toEqual([['correo'], ['correo']]);
  });

  it('stay with a row that is mounted anew', () => {
    const { said, stay } = answer([new Row('hijos[0].nombre')], 'hijos.0.nombre');
    const again = new Row('hijos[0].nombre');
    stay(again);
    expect(said(again)).toEqual(['hijos.0.nombre']);
  });

  it('go where another row has their name now, but stay with one that is mounted anew beside it', () => {
    for (const isMountedAnew of [false, true]) {
      const [gone, moved] = [new Row('hijos[0].nombre'), new Row('hijos[1].nombre')];
      const { names, stay } = answer([gone, moved], 'hijos.0.nombre');
      moved.rename('hijos[0].nombre');
      stay(moved, ...(isMountedAnew ? [new Row('hijos[0].nombre')] : []));
      expect(names()).toEqual(isMountedAnew ? ['hijos.0.nombre'] : []);
    }
  });
});

describe('the errors of rows (FRM-4)', () => {
  it('go with their rows where all have one name', () => {
    const [first, second, third] = [new Row('tel'), new Row('tel'), new Row('tel')];
    const { said, stay } = answer([first, second, third], 'tel.1', 'tel.2');
    stay(third, second);
    expect([second, third].map(said)).toEqual([['tel.1'], ['tel.2']]);
    stay(third, new Row('tel'));
    expect(said(third)).toEqual(['tel.2']);
  });

  it('go with their rows, whatever rows are taken out, added and moved', () => {
    const rows = fc.integer({ min: 1, max: 8 });
    fc.assert(
      fc.property(rows, rows, fc.infiniteStream(fc.nat(99)), (count, added, random) => {
        const name = (index: number) => `hijos.${index}.nombre`;
        const former = Array.from({ length: count }, (_, index) => new Row(name(index)));
        const { said, stay, unplaced } = answer(former, ...former.map((_, index) => name(index)));
        const before = new Map(former.map((row) => [row, said(row)]));
        const next = () => random.next().value;
        const left = former.filter(() => next() % 3 > 0);
        const all = [...left, ...Array.from({ length: added }, () => new Row(''))]
          .map((row) => ({ row, place: next() }))
          .sort((a, b) => a.place - b.place)
          .map(({ row }) => row);
        all.forEach((row, index) => {
          row.rename(name(index));
        });
        stay(...all);
        expect(unplaced()).toEqual([]);
        all.forEach((row, index) => {
          // One in the place of a row that is gone may be the same row, mounted anew.
          const isHeir = !before.has(row) && former[index] && !left.includes(former[index]);
          if (!isHeir) expect(said(row)).toEqual(before.get(row) ?? []);
        });
      }),
    );
  });
});

describe('an edit (FRM-4)', () => {
  it('takes away what was said about its name and what belongs to it', () => {
    const { errors, names } = answer([new Row('a')], 'a', 'b', 'b.0.c', 'bb');
    expect(errors.drop('b', null)).toBe(true);
    expect(names()).toEqual(['a', 'bb']);
    expect(errors.drop('d', null)).toBe(false);
  });
});
