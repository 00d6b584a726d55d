import { expect, it } from 'vitest';
import { localeHourCycle } from './hour-cycle';

it.each([
  ['es', 12],
  ['es-CO', 12],
  ['es-419', 12],
  ['ES-co', 12],
  ['en-US', 12],
  // The Spanish of Spain has its own.
  ['es-ES', 24],
  ['pt-BR', 24],
  ['de-DE', 24],
  ['no es un idioma', 12],
])('%s has a clock of %i hours, and again (TIM-1)', (locale, hours) => {
  expect([localeHourCycle(locale), localeHourCycle(locale)]).toEqual([hours, hours]);
});
