import { expect, it } from 'vitest';
import { resultName } from './result-name';

it.each([
  ['foto.jpeg', 'image/jpeg', 'foto.jpeg'],
  ['foto.JFIF', 'image/jpeg', 'foto.JFIF'],
  ['foto.png', 'image/jpeg', 'foto.jpg'],
  ['foto', 'image/png', 'foto.png'],
  ['foto.tar.webp', 'image/jpeg', 'foto.tar.jpg'],
  ['foto.heic', 'image/jpeg', 'foto.jpg'],
  ['Captura 27.11.2026', 'image/png', 'Captura 27.11.2026.png'],
  ['', 'image/jpeg', ''],
])('calls %j with the type %s %j (IMG-6)', (name, type, result) => {
  expect(resultName(name, type)).toBe(result);
});
