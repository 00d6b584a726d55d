import { expect, it, vi } from 'vitest';
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
])('%s has a clock of %i hours (TIM-1)', (locale, hours) => {
  expect(localeHourCycle(locale)).toBe(hours);
});

it('the engine is asked once for a locale, and never for Colombia: it takes its time', () => {
  const engine = vi.spyOn(Intl, 'DateTimeFormat');
  for (const locale of ['es-CO', 'fr-FR', 'fr-FR', 'es-CO']) localeHourCycle(locale);
  expect(engine).toHaveBeenCalledTimes(1);
  engine.mockRestore();
});
