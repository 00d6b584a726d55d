import type { AnySpecimen, Specimen } from './specimen.types';

/**
 * Declares a specimen whose control has a kind of value: `defineSpecimen<number | null>({ … })`. The
 * suites only pass back values that came from it.
 */
export function defineSpecimen<Value = never>({
  covers,
  View,
  ready,
  control,
  use,
}: Specimen<Value>): AnySpecimen {
  return {
    covers,
    // A value only ever comes from the specimen itself.
    View: View as unknown as AnySpecimen['View'],
    ...(ready ? { ready } : {}),
    ...(control ? { control: control as unknown as NonNullable<AnySpecimen['control']> } : {}),
    ...(use ? { use } : {}),
  };
}
