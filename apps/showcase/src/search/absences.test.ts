import { describe, expect, it } from 'vitest';
import { absenceOf } from './absences';

describe('absenceOf', () => {
  it.each([
    ['tabla', 'Guadua no trae tablas.'],
    ['Pestañas', 'Guadua no trae pestañas.'],
    ['TABS', 'Guadua no trae pestañas.'],
    ['diálogo modal', 'Guadua no trae diálogos: el navegador tiene <dialog>.'],
    ['tablas con pestañas', 'Guadua no trae tablas. Guadua no trae pestañas.'],
  ])('says of %j: %s', (query, sentence) => expect(absenceOf(query)).toBe(sentence));

  it('says nothing of what is there, or is not written whole yet', () => {
    for (const query of ['', 'select', 'tabl', 'fecha', 'listas remotas'])
      expect(absenceOf(query), query).toBe('');
  });
});
