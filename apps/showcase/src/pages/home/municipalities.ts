import { loadMunicipalities } from '@guadua/forms/colombia';
import { removeDiacritics } from '@guadua/utils';

interface Query {
  searchTerm: string;
  page: number;
  pageSize: number;
}

/** A page of the municipalities of Colombia that hold a text; their data come with the first request. */
export async function findMunicipalities({ searchTerm, page, pageSize }: Query) {
  const wanted = fold(searchTerm);
  const found = (await loadMunicipalities()).filter(({ code, name, otherNames, department }) =>
    fold(`${code} ${name} ${otherNames} ${department}`).includes(wanted),
  );
  const from = (page - 1) * pageSize;
  return {
    results: found.slice(from, from + pageSize),
    row_count: found.length,
    has_next_page: from + pageSize < found.length,
  };
}

function fold(text: string): string {
  return removeDiacritics(text).toLowerCase();
}
