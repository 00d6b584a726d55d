import { expectConsole } from '@guadua/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { warnOnce } from './warn-once';

afterEach(() => vi.unstubAllEnvs());

describe('warnOnce (CMP-9)', () => {
  it('warns once for each text, naming the component and the address that explains it', () => {
    warnOnce('<Prueba>', 'multiple: give a list.', 'prueba-lista');
    warnOnce('<Prueba>', 'multiple: give a list.', 'prueba-lista');
    warnOnce('<Prueba>', 'otra cosa.', 'otra');
    warnOnce('<Otra>', 'otra cosa.', 'otra');
    expectConsole(
      'warn',
      'Guadua <Prueba> multiple: give a list. https://guadua-ui.github.io/errores#prueba-lista',
      'Guadua <Prueba> otra cosa.',
      'Guadua <Otra> otra cosa.',
    );
  });

  it('asks a function for its text, which may have nothing to say', () => {
    const asked = vi.fn(() => 'lo que sea.');
    warnOnce('<Prueba>', asked, 'prueba');
    warnOnce('<Prueba>', () => false, 'prueba');
    expectConsole('warn', 'Guadua <Prueba> lo que sea.');
    vi.stubEnv('NODE_ENV', 'production');
    warnOnce('<Prueba>', asked, 'prueba');
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('is silent in production', () => {
    vi.stubEnv('NODE_ENV', 'production');
    warnOnce('<Prueba>', 'en producción.', 'prueba');
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('is silent where no bundler has put a mode', () => {
    vi.stubGlobal('process', undefined);
    warnOnce('<Prueba>', 'sin empaquetador.', 'prueba');
    vi.unstubAllGlobals();
    expect(console.warn).not.toHaveBeenCalled();
  });
});
