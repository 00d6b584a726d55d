import type { Municipality, MunicipalitySelectProps } from './municipalities.types';

let loading: Promise<readonly Municipality[]> | undefined;

/**
 * The 1 122 municipalities and non-municipalised areas of the DIVIPOLA, in the order of their codes. Their data
 * are a file of their own, loaded once, with the first call.
 *
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
 *
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
 * The municipality that a text names: by its code, its name or another one, with its department behind a
 * comma, a hyphen or in parentheses. Case, accents and punctuation don't count. `null` where none has the name,
 * or several have: there are four called La Unión.
 *
 * @param municipalities Among which it is.
 * @param text The code or the name.
 * @example findMunicipality(municipalities, 'la union (nariño)')?.code // '52399'
 */
export function findMunicipality(
  municipalities: readonly Municipality[],
  text: string,
): Municipality | null {
  const wanted = String(text ?? '').trim();
  const byCode = municipalities.find(({ code }) => code === wanted);
  if (byCode) return byCode;
  const whole = only(named(municipalities, wanted));
  if (whole) return whole;
  const [, name = '', department = ''] = /^(.+?)\s*(?:,| - |\()\s*([^(]+?)\)?$/.exec(wanted) ?? [];
  const there = fold(department);
  if (there === '') return null;
  return only(
    named(
      municipalities.filter((each) => fold(each.department) === there),
      name,
    ),
  );
}

/** Those with a name; where none has it, those that are also called so. */
function named(municipalities: readonly Municipality[], name: string): readonly Municipality[] {
  const wanted = fold(name);
  const found = municipalities.filter((each) => fold(each.name) === wanted);
  return found.length > 0
    ? found
    : municipalities.filter(({ otherNames }) => otherNames.split(', ').map(fold).includes(wanted));
}

function only(found: readonly Municipality[]): Municipality | null {
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** Letters and digits without case, accents, punctuation and spaces. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
