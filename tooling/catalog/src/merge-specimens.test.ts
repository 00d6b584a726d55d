import { describe, expect, it } from 'vitest';
import { defineSpecimen } from './define-specimen';
import { mergeSpecimens } from './merge-specimens';

const specimen = defineSpecimen({ covers: ['PinInput'], View: () => null });
const A = '../../../packages/forms/src/pin-input/pin-input.specimen.tsx';
const B = '../../../packages/select/src/pin/pin.specimen.tsx';

describe('mergeSpecimens', () => {
  it('gives each specimen its name and its file, from the root of the repository', () => {
    const { specimens, variants } = mergeSpecimens({
      [A]: { specimens: { pin: specimen }, variants: { 'pin-long': specimen } },
    });
    expect(specimens).toEqual([
      { ...specimen, name: 'pin', file: 'packages/forms/src/pin-input/pin-input.specimen.tsx' },
    ]);
    expect(variants.map(({ name }) => name)).toEqual(['pin-long']);
  });

  it('refuses two specimens of one name, and names both files', () => {
    expect(() =>
      mergeSpecimens({
        [A]: { specimens: { pin: specimen } },
        [B]: { variants: { pin: specimen } },
      }),
    ).toThrow(
      'packages/select/src/pin/pin.specimen.tsx and packages/forms/src/pin-input/pin-input.specimen.tsx ' +
        'both declare the specimen "pin": rename one of them.',
    );
  });

  it('refuses a file that exports none, and says what to export', () => {
    expect(() => mergeSpecimens({ [A]: {} })).toThrow(
      /pin-input\.specimen\.tsx exports no specimens: export const specimens/,
    );
  });
});
