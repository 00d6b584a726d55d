import { describe, expect, it } from 'vitest';
import { nameCase } from './name-case';

describe('nameCase (TXT-1)', () => {
  it.each([
    ['MARÍA DEL PILAR DE LA CRUZ', 'María del Pilar de la Cruz'],
    ['juan carlos el grande', 'Juan Carlos el Grande'],
    ['de la hoz', 'de la Hoz'],
    ['delia elvira lara', 'Delia Elvira Lara'],
    ["gabriele d'annunzio, shaquille o’neal", "Gabriele D'Annunzio, Shaquille O’Neal"],
    ['ana-de-la-torre', 'Ana-De-La-Torre'],
    ['', ''],
  ])('turns %j into %j', (text, name) => {
    expect(nameCase(text)).toBe(name);
  });
});
