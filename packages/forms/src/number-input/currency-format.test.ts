import { expectConsole } from '@guadua/testing';
import { describe, expect, it } from 'vitest';
import { currencyFormat, readCurrencyFormat } from './currency-format';

describe('currencyFormat (INP-3)', () => {
  it.each([
    ['es-CO', 'COP', '$', 0],
    ['es-CO', 'USD', 'US$', 2],
    ['es-CO', 'EUR', 'EUR', 2],
    ['es-CO', 'CLP', 'CLP', 0],
    ['es-CO', 'MXN', 'MXN', 2],
    ['es-CO', 'BRL', 'BRL', 2],
    ['pt-BR', 'BRL', 'R$', 2],
    ['es-CO', 'KWD', 'KWD', 3],
    ['en-US', 'USD', '$', 2],
  ])('%s: %s has the symbol %s and %i decimals', (locale, currency, symbol, decimals) => {
    expect(currencyFormat(locale, currency)).toEqual({ symbol, isBehind: false, decimals });
  });

  it('knows beforehand what Intl says of pesos in Colombia', () => {
    expect(currencyFormat('es-CO', 'COP')).toEqual(readCurrencyFormat('es-CO', 'COP'));
  });

  it('puts the symbol where the locale has it', () => {
    expect(currencyFormat('de-DE', 'EUR')).toEqual({ symbol: '€', isBehind: true, decimals: 2 });
  });

  it('warns of what is no code, and goes on', () => {
    expect(currencyFormat('es-CO', 'pesos').decimals).toBe(2);
    expectConsole('warn', /currency is pesos/);
  });
});
