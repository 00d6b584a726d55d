import { describe, expect, it } from 'vitest';
import { quadrantOf, takeRoad } from './road-number';

describe('takeRoad (ADR-6)', () => {
  it.each([
    ['7', '7', ''],
    ['7a', '7A', ''],
    ['95aa-1', '95AA', '-1'],
    ['7bis', '7 Bis', ''],
    ['7bisb', '7 Bis B', ''],
    ['7abisb sur', '7A Bis B Sur', ''],
    ['5 bis b # 6', '5 Bis B', ' # 6'],
    ['5 a bis', '5A Bis', ''],
    ['32 EE', '32EE', ''],
    ['26sur', '26 Sur', ''],
    ['26 sur # 1', '26 Sur', ' # 1'],
    ['26 s', '26 Sur', ''],
    ['26 occidente', '26 Occidente', ''],
    ['9 n 99-02', '9', ' n 99-02'],
    ['9 norte', '9 Norte', ''],
    // A word of its own is left to what follows.
    ['26 surtidor', '26', ' surtidor'],
  ])('takes of %j %j and leaves %j', (text, road, rest) => {
    expect(takeRoad(text)).toEqual({ text: road, rest });
  });

  it.each(['', 'a7', ' 7', '2do piso', '1er', '7abc', '3.5'])('finds no road in %j', (text) => {
    expect(takeRoad(text)).toBeNull();
  });

  it('leaves to a house the letter before a number: it begins a complement', () => {
    expect(takeRoad('71 L 204', true)).toEqual({ text: '71', rest: ' L 204' });
    expect(takeRoad('71 L 204')).toEqual({ text: '71L', rest: ' 204' });
    expect(takeRoad('32 E 3', true)).toEqual({ text: '32', rest: ' E 3' });
    expect(takeRoad('71 L', true)).toEqual({ text: '71L', rest: '' });
    expect(takeRoad('32 EE', true)).toEqual({ text: '32', rest: ' EE' });
  });

  it('reads n before a number as the north where a mark stands before it', () => {
    expect(takeRoad('9 n 99-02', false, true)).toEqual({ text: '9 Norte', rest: ' 99-02' });
  });
});

it.each([
  ['SUR', 'Sur'],
  ['n', 'Norte'],
  ['norteño', undefined],
  ['', undefined],
  ['constructor', undefined],
])('quadrantOf knows %j as %s', (word, quadrant) => {
  expect(quadrantOf(word)).toBe(quadrant);
});
