import { expectConsole } from '@guadua/testing';
import { describe, expect, it } from 'vitest';
import { registerDatePlugin, resolvePlugins } from './registered-plugins';

const DAY = new Date(2026, 10, 20);
/** What a caller without types gives. */
const untyped = (json: string) => JSON.parse(json);

describe('plugins (DAT-11)', () => {
  it('are found by their name or given as they are, in their order', () => {
    registerDatePlugin('ferias', () => ({ lockDay: () => 'Feria' }));
    const found = resolvePlugins(['ferias', () => ({ lockDay: () => true })], 'Calendar');
    expect(found.map(({ lockDay }) => lockDay?.(DAY))).toEqual(['Feria', true]);
  });

  it('say of a day what they say, and nothing where they have no such rule', () => {
    const mark = { label: 'Feria' };
    const [full, empty] = resolvePlugins(
      [
        () => ({ lockDay: () => true, highlightDay: () => mark, isBusinessDay: () => true }),
        () => ({}),
      ],
      'Calendar',
    );
    const { lockDay, highlightDay, isBusinessDay } = full ?? {};
    expect([lockDay?.(DAY), highlightDay?.(DAY), isBusinessDay?.(DAY)]).toEqual([true, mark, true]);
    expect(empty).toEqual({});
  });

  it.each([
    ['an unknown name', '"otra"', '"otra" is not registered'],
    ['what is no plugin', '7', '"7" is not registered'],
  ])('are left out with a warning: %s', (_, json, warning) => {
    expect(resolvePlugins([untyped(json), () => ({})], 'Calendar')).toHaveLength(1);
    expectConsole('warn', warning);
  });
});
