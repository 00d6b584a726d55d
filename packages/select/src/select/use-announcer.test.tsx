import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useAnnouncer, useMessage } from './use-announcer';

/** An announcer whose outcome is a number, and what it says. */
function setUp() {
  return renderHook(
    ({ outcome }) => {
      const announcer = useAnnouncer<number>();
      return { ...announcer, message: useMessage(announcer, outcome) };
    },
    { initialProps: { outcome: 1 } },
  );
}

const counted = (count: number) => `${count} seleccionadas`;

describe('useAnnouncer (SEL-15)', () => {
  it('adds nothing to words that differ, whether an outcome decides them or not', () => {
    const { result, rerender } = setUp();
    const said: string[] = [];
    const say = (announcement: string | ((count: number) => string)) => {
      act(() => result.current.announce(announcement));
      said.push(result.current.message);
    };
    say(counted);
    rerender({ outcome: 2 });
    say(counted);
    say(() => 'Cali, quitada');
    say(() => 'Pasto, quitada');
    say('Cargando');
    expect(said).toEqual([
      '1 seleccionadas',
      '2 seleccionadas\u00a0',
      'Cali, quitada',
      'Pasto, quitada',
      'Cargando',
    ]);
  });

  it('changes the text each time the same words are said again', () => {
    const { result } = setUp();
    const said = ['Cali', () => 'Cali', 'Cali', counted, () => '1 seleccionadas', ''].map(
      (announcement) => {
        act(() => result.current.announce(announcement));
        return result.current.message;
      },
    );
    expect(said).toEqual([
      'Cali',
      'Cali\u00a0',
      'Cali',
      '1 seleccionadas',
      '1 seleccionadas\u00a0',
      '',
    ]);
  });

  it('forgets what was said before, and not what this event says', async () => {
    const { result } = setUp();
    await act(async () => result.current.announce('Cali'));
    await act(async () => {
      result.current.announce('Pasto');
      result.current.forget();
    });
    expect(result.current.message).toBe('Pasto');
    await act(async () => result.current.forget());
    expect(result.current.message).toBe('');
  });
});
