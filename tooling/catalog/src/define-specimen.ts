import type { AnySpecimen, Specimen } from './specimen.types';

/** Declares a specimen whose control has a kind of value: `defineSpecimen<number | null>({ … })`. */
export function defineSpecimen<Value = never>(specimen: Specimen<Value>): AnySpecimen {
  // The suites only pass back values that came from it.
  return specimen as unknown as AnySpecimen;
}
