import { removeDiacritics } from '@guadua/utils';
import address from '../../data/municipalities.json?url';

interface Municipality {
  code: string;
  name: string;
  department: string;
}

/** The public list of DANE, as this site keeps it. */
interface Divipola {
  departments: { name: string; municipalities: [code: string, name: string][] }[];
}

interface Query {
  searchTerm: string;
  page: number;
  pageSize: number;
}

let all: Promise<Municipality[]> | undefined;

/** A page of the municipalities of Colombia that hold a text; the list comes with the first request. */
export async function findMunicipalities({ searchTerm, page, pageSize }: Query) {
  // A list that did not come is asked for again.
  all ??= load().catch((error) => {
    all = undefined;
    throw error;
  });
  const wanted = fold(searchTerm);
  const found = (await all).filter(({ name, department }) =>
    fold(`${name} ${department}`).includes(wanted),
  );
  const from = (page - 1) * pageSize;
  return {
    results: found.slice(from, from + pageSize),
    row_count: found.length,
    has_next_page: from + pageSize < found.length,
  };
}

async function load(): Promise<Municipality[]> {
  const { departments }: Divipola = await (await fetch(address)).json();
  return departments.flatMap(({ name: department, municipalities }) =>
    municipalities.map(([code, name]) => ({ code, name, department })),
  );
}

function fold(text: string): string {
  return removeDiacritics(text).toLowerCase();
}
