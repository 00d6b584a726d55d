import { measure } from '@guadua/size';
import { measureShared, type SharedSizes } from '@guadua/size/shared';
import { beforeAll, describe, expect, it } from 'vitest';
import { measuredComponents } from '../../../../build/measured-components';
import { readReference } from '../../../../build/read-reference';
import { estimateSize } from './estimate-size';

/** All of them take their time: `estimate-size.long.ssr.test.ts`. */
const NAMES = ['NumberInput', 'CurrencyInput', 'MaskedInput', 'DatePicker', 'DateRangePicker'];
const COMPONENTS = measuredComponents(await readReference()).filter(({ names: [name] }) =>
  NAMES.includes(name),
);
let sizes: SharedSizes;
const place = (wanted: string) => COMPONENTS.findIndex(({ names: [name] }) => name === wanted);

beforeAll(async () => {
  sizes = await measureShared(COMPONENTS);
}, 60_000);

describe('estimateSize', () => {
  it('is nothing for nothing, and exact for one', () => {
    expect(estimateSize(sizes, [])).toBe(0);
    COMPONENTS.forEach((_, index) => {
      const { gzip = 0 } = sizes.parts[index] ?? {};
      expect(estimateSize(sizes, [index])).toBeCloseTo(gzip, -1);
    });
  });

  it.each([
    ['NumberInput', 'CurrencyInput', 'MaskedInput'],
    ['MaskedInput', 'DateRangePicker'],
  ])('is right to 5 % for %s, %s…', async (...names) => {
    const places = names.map(place);
    const { gzip } = await measure(places.flatMap((index) => COMPONENTS[index] ?? []));
    const estimate = estimateSize(sizes, places);
    expect(Math.abs(estimate / gzip - 1)).toBeLessThan(0.05);
  });

  it('counts what is shared once', () => {
    const both = estimateSize(sizes, [place('DatePicker'), place('DateRangePicker')]);
    const one = estimateSize(sizes, [place('DatePicker')]);
    expect(both - one).toBeLessThan(one / 4);
  });
});
