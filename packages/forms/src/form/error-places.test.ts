import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { followFields, NO_PLACES, placeErrors } from './error-places';
import type { FormField } from './form-field.types';

/** A field whose names can change, as those of a row that moves do. */
class Row implements FormField {
  readonly shown = new Map();
  private current: readonly string[];
  constructor(...names: readonly string[]) {
    this.current = names;
  }
  rename(...names: readonly string[]) {
    this.current = names;
  }
  names = () => this.current;
  root = () => null;
  id = () => '';
  refused = () => false;
  label = () => '';
  show() {}
}
const errorsOf = (...names: readonly string[]) =>
  new Map(names.map((name) => [name, { [name]: true }]));
const namesOf = (errors: ReadonlyMap<string, unknown>) => Array.from(errors.keys());

describe('placeErrors (FRM-4)', () => {
  it('gives each error to all fields of its name, and leaves the others over', () => {
    const [one, other, both] = [new Row('a'), new Row('b[0]'), new Row('a', 'c')];
    const places = placeErrors(errorsOf('a', 'b.0', 'c', 'd'), new Set([one, other, both]));
    expect(places.byField.get(one)).toEqual({ a: true });
    expect(places.byField.get(other)).toEqual({ 'b.0': true });
    expect(places.byField.get(both)).toEqual({ a: true, c: true });
    expect(namesOf(places.unplaced)).toEqual(['d']);
  });

  it('gives each of several fields of one name its own, by its place', () => {
    const fields = [new Row('telefono'), new Row('telefono'), new Row('telefono[0]')];
    const errors = errorsOf('telefono.1', 'telefono.0', 'telefono.2', 'correo.0');
    const places = placeErrors(errors, new Set(fields));
    // A field that has the very name comes first.
    expect(fields.map((field) => places.byField.get(field))).toEqual([
      undefined,
      { 'telefono.1': true },
      { 'telefono.0': true },
    ]);
    expect(namesOf(places.unplaced)).toEqual(['telefono.2', 'correo.0']);
  });

  it('gives what is wrong with a part of a value to its field, which it follows', () => {
    const [range, files, other] = [new Row('viajes[0].periodo'), new Row('archivos'), new Row('a')];
    const fields = new Set([range, files, other]);
    const errors = errorsOf('viajes.0.periodo.from', 'archivos.1', 'b.c');
    const places = placeErrors(errors, fields);
    expect(places.byField.get(range)).toEqual({ 'viajes.0.periodo.from': true });
    expect(places.byField.get(files)).toEqual({ 'archivos.1': true });
    expect(namesOf(places.unplaced)).toEqual(['b.c']);
    range.rename('viajes[1].periodo');
    expect(namesOf(followFields(errors, places, fields))).toEqual([
      'viajes.1.periodo.from',
      'archivos.1',
      'b.c',
    ]);
  });

  it('looks at no field without an error', () => {
    expect(placeErrors(new Map(), new Set([new Row('a')]))).toBe(NO_PLACES);
  });
});

describe('followFields (FRM-4)', () => {
  it('leaves everything where it is while nothing moves, and what stands in no field', () => {
    const fields = new Set([new Row('a')]);
    const errors = errorsOf('a', 'hijos.7.nombre');
    expect(followFields(errors, NO_PLACES, fields)).toBe(errors);
    expect(followFields(errors, placeErrors(errors, fields), fields)).toBe(errors);
  });

  it('keeps an error whose field is gone, unless it was in a row', () => {
    const errors = errorsOf('correo', 'hijos.2.nombre');
    const before = placeErrors(errors, new Set([new Row('correo'), new Row('hijos[2].nombre')]));
    expect(namesOf(followFields(errors, before, new Set()))).toEqual(['correo']);
  });

  it('keeps the error of a row that is mounted anew', () => {
    const errors = errorsOf('hijos.0.nombre');
    const before = placeErrors(errors, new Set([new Row('hijos[0].nombre')]));
    expect(followFields(errors, before, new Set([new Row('hijos[0].nombre')]))).toBe(errors);
  });

  it('names one of several fields of one name by the place that it has now', () => {
    const [first, second, third] = [new Row('tel'), new Row('tel'), new Row('tel')];
    const errors = errorsOf('tel.1', 'tel.2');
    const before = placeErrors(errors, new Set([first, second, third]));
    const after = (...fields: Row[]) => namesOf(followFields(errors, before, new Set(fields)));
    expect(after(second, third)).toEqual(['tel.0', 'tel.1']);
    expect(after(third, first, second)).toEqual(['tel.2', 'tel.0']);
    expect(after(first, third)).toEqual(['tel.1']);
    // A field that has another name now belongs to the list no more.
    second.rename('fax');
    expect(after(first, second, third)).toEqual(['tel.1']);
  });

  it('keeps the error of a row whose name another row has now beside one that is mounted anew', () => {
    const errors = errorsOf('hijos.0.nombre');
    const [gone, moved] = [new Row('hijos[0].nombre'), new Row('hijos[1].nombre')];
    const before = placeErrors(errors, new Set([gone, moved]));
    moved.rename('hijos[0].nombre');
    expect(namesOf(followFields(errors, before, new Set([moved])))).toEqual([]);
    for (const fields of [
      [moved, new Row('hijos[0].nombre')],
      [new Row('hijos[0].nombre'), moved],
    ]) {
      expect(followFields(errors, before, new Set(fields))).toBe(errors);
    }
  });

  it('leads every error to its own field, whatever rows are taken out, added and moved', () => {
    const rows = fc.integer({ min: 1, max: 8 });
    fc.assert(
      fc.property(rows, rows, fc.infiniteStream(fc.nat(99)), (count, added, random) => {
        const name = (index: number) => `hijos.${index}.nombre`;
        const former = Array.from({ length: count }, (_, index) => new Row(name(index)));
        const errors = errorsOf(...former.map((_, index) => name(index)));
        const before = placeErrors(errors, new Set(former));
        const said = new Map(former.map((row) => [row, before.byField.get(row)]));
        const next = () => random.next().value;
        const left = former.filter(() => next() % 3 > 0);
        const all = [...left, ...Array.from({ length: added }, () => new Row(''))]
          .map((row) => ({ row, place: next() }))
          .sort((a, b) => a.place - b.place)
          .map(({ row }) => row);
        all.forEach((row, index) => {
          row.rename(name(index));
        });
        const fields = new Set(all);
        const now = placeErrors(followFields(errors, before, fields), fields);
        expect(now.unplaced.size).toBe(0);
        all.forEach((row, index) => {
          const isKnown = former.includes(row);
          // One in the place of a row that is gone may be the same row, mounted anew.
          const isHeir = !isKnown && former[index] && !left.includes(former[index]);
          if (!isHeir) expect(now.byField.get(row)).toEqual(said.get(row));
        });
      }),
    );
  });
});
