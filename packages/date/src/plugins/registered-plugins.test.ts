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

  it('say nothing of a day at which they throw: it can be picked, is not marked and no business day', () => {
    const fail = () => {
      throw new Error('sin red');
    };
    const [plugin] = resolvePlugins(
      [() => ({ lockDay: fail, highlightDay: fail, isBusinessDay: fail })],
      'Calendar',
    );
    expect(plugin?.lockDay?.(DAY)).toBe(false);
    expectConsole('warn', 'plugins: lockDay threw');
    expect(plugin?.highlightDay?.(DAY)).toBeNull();
    expectConsole('warn', 'plugins: highlightDay threw');
    expect(plugin?.isBusinessDay?.(DAY)).toBe(false);
    expectConsole('warn', 'plugins: isBusinessDay threw');
  });

  it.each([
    ['an unknown name', '"otra"', '"otra" is not registered'],
    ['what is no plugin', '7', '"7" is not registered'],
  ])('are left out with a warning: %s', (_, json, warning) => {
    expect(resolvePlugins([untyped(json), () => ({})], 'Calendar')).toHaveLength(1);
    expectConsole('warn', warning);
  });

  it('are left out with a warning where one throws as it begins, or only makes a plugin', () => {
    const failing = () => {
      throw new Error('sin red');
    };
    expect(resolvePlugins([failing], 'Calendar')).toEqual([]);
    expectConsole('warn', 'plugins: one threw');
    // @ts-expect-error: what a caller without types may give
    resolvePlugins([() => () => ({})], 'Calendar');
    expectConsole('warn', 'plugins: one makes a plugin; call it');
  });

  it('are silently left out where one gives nothing', () => {
    // @ts-expect-error: what a caller without types may give
    expect(resolvePlugins([() => null], 'Calendar')).toEqual([]);
  });
});
