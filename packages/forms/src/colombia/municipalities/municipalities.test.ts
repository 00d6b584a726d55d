import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colombianDepartments } from '../postal-code/departments';
import { findMunicipality, loadMunicipalities, municipalityOptions } from './municipalities';
import type { Municipality } from './municipalities.types';

const all = await loadMunicipalities();

describe('loadMunicipalities (COL-10)', () => {
  it('gives the 1 122 of the DIVIPOLA, each with a code of its own, in order', () => {
    expect(all).toHaveLength(1122);
    const codes = all.map(({ code }) => code);
    expect(new Set(codes).size).toBe(1122);
    expect([...codes].sort()).toEqual(codes);
    expect(codes.every((code) => /^\d{5}$/.test(code))).toBe(true);
  });

  it('knows the department of each, by the code that it begins with', () => {
    const departments = colombianDepartments();
    for (const { code, departmentCode, department, name } of all) {
      expect(code.startsWith(departmentCode)).toBe(true);
      expect(departments).toContainEqual({ code: departmentCode, name: department });
      expect(name).toBe(name.trim());
      expect(name).not.toBe('');
    }
    expect(new Set(all.map(({ department }) => department)).size).toBe(33);
  });

  it.each([
    ['05001', 'Medellín', 'Antioquia'],
    ['11001', 'Bogotá, D.C.', 'Bogotá, D.C.'],
    ['05658', 'San José de la Montaña', 'Antioquia'],
    ['13468', 'Santa Cruz de Mompox', 'Bolívar'],
    ['76001', 'Santiago de Cali', 'Valle del Cauca'],
    ['88564', 'Providencia', 'Archipiélago de San Andrés, Providencia y Santa Catalina'],
    ['99773', 'Cumaribo', 'Vichada'],
  ])('knows %s: %s, %s', (code, name, department) => {
    expect(all.find((each) => each.code === code)).toMatchObject({ name, department });
  });

  it('loads its data once', () => {
    expect(loadMunicipalities()).toBe(loadMunicipalities());
  });
});

describe('findMunicipality (COL-10)', () => {
  it.each([
    ['05001', '05001'],
    [' medellin ', '05001'],
    ['BOGOTA DC', '11001'],
    ['Bogotá', '11001'],
    ['Santafé de Bogotá', '11001'],
    ['buga', '76111'],
    ['Cartagena', '13001'],
    ['San José de Cúcuta', '54001'],
    ['Cúcuta', '54001'],
    ['Cali', '76001'],
    ['Mompós', '13468'],
    ['Tolú Viejo', '70823'],
    ['Cuaspúd', '52224'],
    ['Sotará, Cauca', '19760'],
    ['La Unión, Nariño', '52399'],
    ['la union (valle del cauca)', '76400'],
    ['Rionegro - Antioquia', '05615'],
    ['Mirití - Paraná', '91460'],
    ['Mirití - Paraná (Amazonas)', '91460'],
    ['Piendamó - Tunía - Cauca', '19548'],
    ['Manaure', '44560'],
    ['Manaure, Cesar', '20443'],
    ['Bogotá, Bogotá, D.C.', '11001'],
  ])('finds %j', (text, code) => {
    expect(findMunicipality(all, text)?.code).toBe(code);
  });

  it.each([
    '',
    'La Unión',
    'Rionegro',
    'Macondo',
    'Medellín, Nariño',
    '05999',
    '🌱',
    '('.repeat(50_000),
  ])('finds none for %j, rather than one of several', (text) => {
    expect(findMunicipality(all, text)).toBeNull();
  });

  it('takes what is no text for none', () => {
    expect(findMunicipality(all, null as never)).toBeNull();
    expect(findMunicipality(all, 5 as never)).toBeNull();
  });

  it('finds each by its code, and by its name with its department', () => {
    const isFound = (one: Municipality) => {
      expect(findMunicipality(all, one.code)).toBe(one);
      expect(findMunicipality(all, `${one.name}, ${one.department}`)).toBe(one);
    };
    // Those with what could be taken for the end of a name, and some of the others.
    all.filter(({ name }) => /[^\p{L} ]/u.test(name)).forEach(isFound);
    fc.assert(fc.property(fc.constantFrom(...all), isFound));
  });

  it('finds none for no name, and for a department alone', () => {
    const some = all.filter(({ otherNames }) => otherNames === '').slice(0, 1);
    expect(findMunicipality(some, '')).toBeNull();
    expect(findMunicipality(some, some[0]?.department ?? '')).toBeNull();
  });
});

describe('municipalityOptions (COL-10)', () => {
  it('hands the municipalities on with keys that they have', () => {
    const { options, primaryKey, labelKey, groupBy, searchBy } = municipalityOptions(all);
    expect(options).toBe(all);
    for (const key of [primaryKey, labelKey, groupBy, ...searchBy]) {
      expect(all[0]).toHaveProperty(key);
    }
  });
});
