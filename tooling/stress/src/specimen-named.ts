import { catalog, type NamedSpecimen } from '@guadua/catalog/specimens';

/** A specimen by a name that comes from outside. */
export function specimenNamed(name: string): NamedSpecimen {
  const found = [...catalog.specimens, ...catalog.variants].find((one) => one.name === name);
  if (!found) throw new Error(`There is no specimen ${name}.`);
  return found;
}
