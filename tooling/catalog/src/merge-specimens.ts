import type { AnySpecimen, LabelState, SpecimenModule } from './specimen.types';

/** A specimen with its name and the file that declares it. */
export interface NamedSpecimen extends AnySpecimen {
  readonly name: string;
  /** From the root of the repository. */
  readonly file: string;
}

/** All specimens of the repository. */
export interface SpecimenCatalog {
  readonly specimens: readonly NamedSpecimen[];
  /** For random use alone. */
  readonly variants: readonly NamedSpecimen[];
  readonly labelStates: readonly LabelState[];
}

/** Puts the modules together. */
export function mergeSpecimens(modules: Readonly<Record<string, SpecimenModule>>): SpecimenCatalog {
  const files = new Map<string, string>();
  const specimens: NamedSpecimen[] = [];
  const variants: NamedSpecimen[] = [];
  const labelStates: LabelState[] = [];
  for (const [path, module] of Object.entries(modules)) {
    const file = path.replace(/^.*?packages\//, 'packages/');
    if (!module.specimens && !module.variants && !module.labelStates) {
      throw new Error(
        `${file} exports no specimens: export const specimens = { 'its-name': defineSpecimen({ … }) }.`,
      );
    }
    const add = (list: NamedSpecimen[], named: SpecimenModule['specimens'] = {}) => {
      for (const [name, specimen] of Object.entries(named)) {
        const other = files.get(name);
        if (other !== undefined) {
          throw new Error(
            `${file} and ${other} both declare the specimen "${name}": rename one of them.`,
          );
        }
        files.set(name, file);
        list.push({ ...specimen, name, file });
      }
    };
    add(specimens, module.specimens);
    add(variants, module.variants);
    labelStates.push(...(module.labelStates ?? []));
  }
  return { specimens, variants, labelStates };
}
