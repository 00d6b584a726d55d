import { measure } from '@guadua/size';
import { measureShared, type SharedSizes } from '@guadua/size/shared';
import { beforeAll, describe, expect, it } from 'vitest';
import { measuredComponents } from '../../../../build/measured-components';
import { readReference } from '../../../../build/read-reference';
import { estimateSize } from './estimate-size';

const ALL = measuredComponents(await readReference());
const nameOf = ({ names: [name = ''] }: (typeof ALL)[number]) => name;
const FEW = ['NumberInput', 'CurrencyInput', 'MaskedInput', 'DatePicker', 'DateRangePicker'];

proveEstimates(FEW, [
  ['NumberInput', 'CurrencyInput', 'MaskedInput'],
  ['MaskedInput', 'DateRangePicker'],
]);

// All of them take their time.
describe('of every component', { tags: ['long'] }, () =>
  proveEstimates(ALL.map(nameOf), [
    ['Calendar', 'DatePicker'],
    ['NumberInput', 'CurrencyInput', 'MaskedInput'],
    ['Select', 'DateRangePicker'],
    ['Field', 'TextInput', 'PinInput', 'FileInput'],
    ALL.map(nameOf),
  ]),
);

function proveEstimates(names: readonly string[], selections: readonly string[][]): void {
  const components = ALL.filter((component) => names.includes(nameOf(component)));
  const place = (wanted: string) => components.findIndex((each) => nameOf(each) === wanted);
  let sizes: SharedSizes;

  describe('estimateSize', () => {
    beforeAll(async () => {
      sizes = await measureShared(components);
    }, 60_000);

    it('is nothing for nothing, and exact for one', () => {
      expect(estimateSize(sizes, [])).toBe(0);
      components.forEach((_, index) => {
        const { gzip = 0 } = sizes.parts[index] ?? {};
        expect(estimateSize(sizes, [index])).toBeCloseTo(gzip, -1);
      });
    });

    it.each(selections)('is right to 5 % for %s, %s…', async (...chosen) => {
      const places = chosen.map(place);
      const { gzip } = await measure(places.flatMap((index) => components[index] ?? []));
      const estimate = estimateSize(sizes, places);
      expect(Math.abs(estimate / gzip - 1)).toBeLessThan(0.05);
    });

    it('counts what is shared once', () => {
      const both = estimateSize(sizes, [place('DatePicker'), place('DateRangePicker')]);
      const one = estimateSize(sizes, [place('DatePicker')]);
      expect(both - one).toBeLessThan(one / 4);
    });
  });
}
