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
    ['MARÍA DE LOS ÁNGELES DE LAS CASAS', 'María de los Ángeles de las Casas'],
    ['ÁNGELA Y SOFÍA E INÉS', 'Ángela y Sofía e Inés'],
    ['juan e. y. pérez', 'Juan E. Y. Pérez'],
    ['LUDWIG VAN BEETHOVEN, ana von der leyen', 'Ludwig van Beethoven, Ana von der Leyen'],
    ['joão da silva dos santos', 'João da Silva dos Santos'],
    ["d'angelo", "D'Angelo"],
    ['MCDONALD', 'McDonald'],
    ['ronald mcallister', 'Ronald McAllister'],
    ['mc causland', 'Mc Causland'],
    ['ana   maría  ruiz', 'Ana María Ruiz'],
    ['', ''],
  ])('turns %j into %j', (text, name) => {
    expect(nameCase(text)).toBe(name);
  });
});
