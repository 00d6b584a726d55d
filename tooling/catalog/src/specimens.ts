import { mergeSpecimens } from './merge-specimens';
import type { SpecimenModule } from './specimen.types';

export type { NamedSpecimen } from './merge-specimens';

/** Everything that the modules `*.specimen.tsx` of the packages declare. Vite fills in the glob. */
export const catalog = mergeSpecimens(
  import.meta.glob<SpecimenModule>('../../../packages/*/src/**/*.specimen.tsx', { eager: true }),
);
