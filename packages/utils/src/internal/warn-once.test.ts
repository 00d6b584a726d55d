import { expectConsole } from '@guadua/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { warnOnce } from './warn-once';

afterEach(() => vi.unstubAllEnvs());

describe('warnOnce (CMP-9)', () => {
  it('warns once for each text, naming the component', () => {
    warnOnce('<Prueba>', 'multiple: give a list.');
    warnOnce('<Prueba>', 'multiple: give a list.');
    warnOnce('<Prueba>', 'otra cosa.');
    warnOnce('<Otra>', 'otra cosa.');
    expectConsole(
      'warn',
      'Guadua <Prueba> multiple: give a list.',
      'Guadua <Prueba> otra cosa.',
      'Guadua <Otra> otra cosa.',
    );
  });

  it('is silent in production', () => {
    vi.stubEnv('NODE_ENV', 'production');
    warnOnce('<Prueba>', 'en producción.');
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('is silent where no bundler has put a mode', () => {
    vi.stubGlobal('process', undefined);
    warnOnce('<Prueba>', 'sin empaquetador.');
    vi.unstubAllGlobals();
    expect(console.warn).not.toHaveBeenCalled();
  });
});
