import type { AnySpecimen, SpecimenModule, Specimens } from './specimen.types';

/** A specimen with its name and the file that declares it. */
export interface NamedSpecimen extends AnySpecimen {
  readonly name: string;
  /** From the root of the repository. */
  readonly file: string;
}

/** Puts the modules together; `variants` are for random use alone. */
export function mergeSpecimens(modules: Readonly<Record<string, SpecimenModule>>) {
  const files = new Map<string, string>();
  const named = (path: string, given: Specimens = {}): NamedSpecimen[] =>
    Object.entries(given).map(([name, specimen]) => {
      const file = path.replace(/^.*?packages\//, 'packages/');
      const other = files.get(name);
      if (other !== undefined) {
        throw new Error(`${file} and ${other} both declare the specimen "${name}": rename one.`);
      }
      files.set(name, file);
      return { ...specimen, name, file };
    });
  const all = Object.entries(modules);
  return {
    specimens: all.flatMap(([path, { specimens }]) => named(path, specimens)),
    variants: all.flatMap(([path, { variants }]) => named(path, variants)),
    labelStates: all.flatMap(([, { labelStates = [] }]) => labelStates),
  };
}
