import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readId } from './send-by-post';

it.each([
  ['{"id":"abc"}', 'abc'],
  ['{"id":0,"url":"/a"}', '0'],
  ['{"url":"/archivos/1"}', '/archivos/1'],
  ['"abc"', 'abc'],
  ['42', '42'],
  [' /archivos/1\n', '/archivos/1'],
  ['', ''],
  ['null', ''],
  ['true', ''],
  ['"  "', ''],
  ['[1]', ''],
  ['{"ok":true}', ''],
  ['{"id":{"a":1}}', ''],
  ['<!doctype html><title>Inicio</title>', ''],
])('reads of the answer %j the id %j (FIL-10)', (answer, id) => {
  expect(readId(answer)).toBe(id);
});

it('never throws (FIL-10)', () => {
  fc.assert(fc.property(fc.string(), (answer) => typeof readId(answer) === 'string'));
});
