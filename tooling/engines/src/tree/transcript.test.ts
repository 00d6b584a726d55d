import { expect, test } from 'vitest';
import { differences, transcript } from './transcript.ts';

test('names what a person can use as ARIA does, with its states', () => {
  const tree = [
    { role: 'document web', name: 'Guadua', states: [] },
    { role: 'entry', name: ' Correo\nde trabajo ', states: ['required', 'invalid-entry'] },
    { role: 'push button', name: 'Enviar', states: [] },
  ];
  expect(transcript(tree)).toEqual([
    'textbox “Correo de trabajo” invalid-entry required',
    'button “Enviar”',
  ]);
});

test('says what only one of two has, as often as it has it', () => {
  expect(differences(['a', 'a', 'b'], ['a', 'b', 'c'])).toEqual(['- a', '+ c']);
  expect(differences(['a', 'b'], ['b', 'a'])).toEqual([]);
});
