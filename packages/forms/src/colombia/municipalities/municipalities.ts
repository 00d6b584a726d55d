import type { Municipality, MunicipalitySelectProps } from './municipalities.types';

let loading: Promise<readonly Municipality[]> | undefined;

/**
 * The 1 122 municipalities and non-municipalised areas of the DIVIPOLA, in the order of their codes. Their data
 * are a file of their own, loaded once, with the first call.
 * @returns The municipalities; where the file can't be loaded the promise is rejected, and the next call tries
 * again.
 */
export function loadMunicipalities(): Promise<readonly Municipality[]> {
  loading ??= import('./municipality-data').then(
    ({ readMunicipalities }) => readMunicipalities(),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/**
 * What makes a list of municipalities out of a `Select`: keys, label, groups and the names that are searched.
 * @param municipalities All of them, or some.
 * @example <Select {...municipalityOptions(use(loadMunicipalities()))} />
 */
export function municipalityOptions(
  municipalities: readonly Municipality[],
): MunicipalitySelectProps {
  return {
    options: municipalities,
    primaryKey: 'code',
    labelKey: 'name',
    groupBy: 'department',
    searchBy: ['name', 'otherNames', 'department', 'code'],
  };
}

/**
 * The municipality that a text names by its code, its name or another one, with or without its department; case,
 * accents, spaces and punctuation don't count. `null` where none has the name, or several, as with La Unión.
 * @param municipalities Among which it is.
 * @param text The code or the name.
 * @example findMunicipality(municipalities, 'la union (nariño)')?.code // '52399'
 */
export function findMunicipality(
  municipalities: readonly Municipality[],
  text: string,
): Municipality | null {
  const wanted = String(text ?? '').trim();
  return (
    municipalities.find(({ code }) => code === wanted) ??
    only(named(municipalities, wanted, () => '')) ??
    only(named(municipalities, wanted, ({ department }) => fold(department)))
  );
}

/** Those with the text as their name, with what stands behind it or without; else those that are also called so. */
function named(
  municipalities: readonly Municipality[],
  text: string,
  behind: (municipality: Municipality) => string,
): readonly Municipality[] {
  const wanted = fold(text);
  const isWanted = (each: Municipality, name: string) =>
    name !== '' && fold(name) + behind(each) === wanted;
  const found = municipalities.filter((each) => isWanted(each, each.name));
  return found.length > 0
    ? found
    : municipalities.filter((each) =>
        each.otherNames.split(', ').some((name) => isWanted(each, name)),
      );
}

function only(found: readonly Municipality[]): Municipality | null {
  return found.length === 1 ? (found[0] ?? null) : null;
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
