import fc from 'fast-check';
import { expect, it } from 'vitest';
import { localDate } from '../core/zone';
import { businessDaysAhead, countBusinessDays, isBusinessDay } from './business-days';

it.each([
  [5, new Date(2026, 10, 13), new Date(2026, 10, 23, 23, 59, 59, 999)],
  [15, new Date(2026, 10, 20), new Date(2026, 11, 14, 23, 59, 59, 999)],
])('%i business days ahead pass weekends and holidays (DAT-9)', (amount, from, to) => {
  const shortcut = businessDaysAhead(amount);
  expect(shortcut.range(from)).toEqual({ from, to });
  expect(shortcut.label).toBe(`+${amount} días hábiles`);
});

it('ends on a business day, with so many of them after today', () => {
  fc.assert(
    fc.property(fc.integer({ min: 15_000, max: 30_000 }), fc.nat(60), (day, more) => {
      const [today, amount] = [localDate(day), more + 1];
      const { from, to } = businessDaysAhead(amount).range(today);
      expect(from).toEqual(today);
      expect(isBusinessDay(to)).toBe(true);
      expect(countBusinessDays(localDate(day + 1), to)).toBe(amount);
    }),
  );
});

it('takes the name of another language', () => {
  expect(businessDaysAhead(5, '+5 business days').label).toBe('+5 business days');
});
