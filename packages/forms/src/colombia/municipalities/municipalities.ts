import type { Municipality, MunicipalitySelectProps } from './municipalities.types';

let loading: Promise<readonly Municipality[]> | undefined;

/**
 * Los 1122 municipios y áreas no municipalizadas de la DIVIPOLA, en el orden de sus códigos. Sus datos llegan una
 * vez, con la primera llamada, en un archivo aparte.
 * @returns Los municipios; si el archivo no llega, rechaza, y la siguiente llamada lo intenta de nuevo.
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
 * Lo que hace de un `Select` una lista de municipios: claves, nombre, grupos y los nombres por los que se busca.
 * @param municipalities Todos, o algunos.
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
 * El municipio que nombra un texto: por su código, su nombre u otro que tenga, con el departamento tras una coma, un
 * guion o entre paréntesis. `null` si ninguno se llama así, o varios, como La Unión.
 * @param municipalities Entre los que se busca.
 * @param text El código o el nombre, con tildes y mayúsculas o sin ellas.
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
