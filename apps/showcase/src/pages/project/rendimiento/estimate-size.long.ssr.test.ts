import { measure } from '@guadua/size';
import { measureShared, type SharedSizes } from '@guadua/size/shared';
import { beforeAll, describe, expect, it } from 'vitest';
import { measuredComponents } from '../../../../build/measured-components';
import { readReference } from '../../../../build/read-reference';
import { estimateSize } from './estimate-size';

const COMPONENTS = measuredComponents(await readReference());
let sizes: SharedSizes;
const place = (wanted: string) => COMPONENTS.findIndex(({ names: [name] }) => name === wanted);

beforeAll(async () => {
  sizes = await measureShared(COMPONENTS);
}, 60_000);

describe('estimateSize of every component', () => {
  it('is nothing for nothing, and exact for one', () => {
    expect(estimateSize(sizes, [])).toBe(0);
    COMPONENTS.forEach((_, index) => {
      const { gzip = 0 } = sizes.parts[index] ?? {};
      expect(estimateSize(sizes, [index])).toBeCloseTo(gzip, -1);
    });
  });

  it.each([
    ['Calendar', 'DatePicker'],
    ['NumberInput', 'CurrencyInput', 'MaskedInput'],
    ['Select', 'DateRangePicker'],
    ['Field', 'TextInput', 'PinInput', 'FileInput'],
    COMPONENTS.map(({ names: [name] }) => name),
  ])('is right to 5 % for %s, %s…', async (...names) => {
    const places = names.map(place);
    const { gzip } = await measure(places.flatMap((index) => COMPONENTS[index] ?? []));
    const estimate = estimateSize(sizes, places);
    expect(Math.abs(estimate / gzip - 1)).toBeLessThan(0.05);
  });
});
