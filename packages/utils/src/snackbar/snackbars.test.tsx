// biome-ignore-all lint/style/noExcessiveLinesPerFile: what the region promises without layout, over one clock
import { expectConsole } from '@guadua/testing';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { utilsLabelsEnUS } from '../labels/en-us';
import { GuaduaProvider } from '../labels/guadua-provider';
import { snackbar, useSnackbar } from './snackbar';
import { Snackbars } from './snackbars';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  // The store is the page's own: nothing may wait in it for the next test.
  act(() => snackbar.dismiss());
  act(() => vi.advanceTimersByTime(1000));
  vi.useRealTimers();
});

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const show = (...args: Parameters<typeof snackbar>): string => {
  let id = '';
  act(() => {
    id = snackbar(...args);
  });
  return id;
};
const region = () => screen.getByRole('region', { name: 'Notificaciones (F6)' });
const shown = () => within(region()).queryAllByRole('group');
const bar = (name: string | RegExp) => within(region()).getByRole('group', { name });
const polite = () => screen.getByRole('status');
const assertive = () => screen.getByRole('alert');
const phase = (name: string) => bar(name).closest<HTMLElement>('[data-phase]')?.dataset.phase;

describe('Snackbars (SNK-1, SNK-2)', () => {
  it('leads a message through its phases, by the default clock', () => {
    render(<Snackbars />);
    expect(screen.queryByRole('region')).toBeNull();
    show('Cambios guardados');
    expect(phase('Cambios guardados')).toBe('entering');
    wait(1000);
    expect(phase('Cambios guardados')).toBe('shown');
    wait(4000);
    expect(phase('Cambios guardados')).toBe('folding');
    wait(1500);
    expect(bar('Cambios guardados').closest('[inert]')).not.toBeNull();
    wait(1000);
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('shows what was said before it was mounted', () => {
    show('Temprano');
    render(<Snackbars />);
    expect(phase('Temprano')).toBe('entering');
  });

  it('shows a message as text, never as HTML (SNK-4, CMP-8)', () => {
    render(<Snackbars />);
    show('<img src=x onerror="alert(1)"> <b>hola</b>');
    wait(200);
    const text = '<img src=x onerror="alert(1)"> <b>hola</b>';
    expect(bar(text).textContent).toContain(text);
    expect(polite().textContent).toBe(text);
    expect(document.querySelector('.gd-snackbars-host img, .gd-snackbars-host b')).toBeNull();
  });

  it('shows the mark of the tone, an own icon, or none', () => {
    render(<Snackbars />);
    show('Propio', { icon: <i data-testid="propio" /> });
    show('Ninguno', { icon: null });
    show('Listo');
    expect(screen.getByTestId('propio')).toBeTruthy();
    expect(bar('Ninguno').querySelector('svg')).toBeNull();
    expect(bar('Listo').querySelector('svg')).not.toBeNull();
    expect(bar('Listo').closest<HTMLElement>('[data-tone]')?.dataset.tone).toBe('success');
  });

  it('queues the fourth', () => {
    render(<Snackbars />);
    for (const text of ['a', 'b', 'c', 'd', 'e']) show(text);
    expect(shown()).toHaveLength(3);
    wait(7500);
    expect(shown().map((element) => element.textContent)).toEqual(['d', 'e']);
  });

  it('gives the same function as a hook', () => {
    expect(useSnackbar()).toBe(snackbar);
  });

  it('updates in place when an id is used twice (SNK-3)', () => {
    render(<Snackbars />);
    const id = show('Subiendo 10 %', { id: 'subida' });
    expect(id).toBe('subida');
    show('Otro');
    const element = bar('Subiendo 10 %');
    show('Subiendo 20 %', { id: 'subida' });
    expect(shown()).toHaveLength(2);
    expect(bar('Subiendo 20 %')).toBe(element);
  });

  it('warns when it is mounted twice, and shows each message once', () => {
    render(
      <>
        <Snackbars />
        <Snackbars />
      </>,
    );
    expectConsole('warn', /<Snackbars> is mounted more than once/);
    show('Hola');
    expect(screen.getAllByRole('group')).toHaveLength(1);
  });

  it('leaves nothing behind, under StrictMode too (CMP-7)', () => {
    const { unmount } = render(
      <StrictMode>
        <Snackbars />
      </StrictMode>,
    );
    expect(document.querySelectorAll('.gd-snackbars-host')).toHaveLength(1);
    show('Hola');
    unmount();
    expect(document.querySelectorAll('.gd-snackbars-host')).toHaveLength(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('uses the language of its tree (LBL-1)', () => {
    render(
      <GuaduaProvider labels={[utilsLabelsEnUS]}>
        <Snackbars labels={{ dismiss: 'Close' }} />
      </GuaduaProvider>,
    );
    show('Saved', { duration: Number.POSITIVE_INFINITY });
    expect(screen.getByRole('region', { name: 'Notifications (F6)' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy();
  });
});

describe('announcements (SNK-4)', () => {
  it('come through two regions that are there, empty, before the first message', () => {
    render(<Snackbars />);
    expect(polite().textContent).toBe('');
    expect(assertive().textContent).toBe('');
    const regions = [polite(), assertive()];
    show('Guardado');
    show('Falló el envío', { tone: 'danger' });
    wait(100);
    expect(polite().textContent).toBe('Guardado');
    expect(assertive().textContent).toBe('Falló el envío');
    expect([polite(), assertive()]).toEqual(regions);
    expect(regions.map((element) => element.getAttribute('aria-live'))).toEqual([
      'polite',
      'assertive',
    ]);
  });

  it('are emptied and filled again, so that the same words are read again', () => {
    render(<Snackbars />);
    show('Copiado', { id: 'copia' });
    wait(100);
    show('Copiado', { id: 'copia' });
    expect(polite().textContent).toBe('');
    wait(100);
    expect(polite().textContent).toBe('Copiado');
    show('Copiado');
    expect(polite().textContent).toBe('');
    wait(100);
    expect(polite().textContent).toBe('Copiado');
  });

  it('lose none of several that come together, nor one that a phase change interrupts', () => {
    render(<Snackbars />);
    show('Uno');
    wait(950);
    show('Dos');
    wait(60);
    show('Tres');
    wait(100);
    expect(polite().textContent).toBe('Dos. Tres');
  });

  it('are not put off by a page that renders all the time', () => {
    const { rerender } = render(<Snackbars />, { wrapper: StrictMode });
    show('Guardado');
    for (let time = 0; time < 120; time += 20) {
      rerender(<Snackbars labels={{ copy: String(time) }} />);
      wait(20);
    }
    expect(polite().textContent).toBe('Guardado');
  });

  it('say how to reach an action', () => {
    render(<Snackbars />);
    show('Correo borrado', { action: { label: 'Deshacer', onClick: () => {} } });
    wait(100);
    expect(polite().textContent).toBe('Correo borrado. Pulsa F6 para «Deshacer»');
  });

  it('are made once for each message, and are gone with the last snackbar', () => {
    render(<Snackbars />);
    const texts: string[] = [];
    const observer = new MutationObserver(() => texts.push(polite().textContent));
    observer.observe(polite(), { childList: true, characterData: true, subtree: true });
    show('Guardado');
    for (let time = 0; time < 8000; time += 100) wait(100);
    observer.takeRecords();
    observer.disconnect();
    expect(polite().textContent).toBe('');
    expect(texts.filter((text) => text !== '').length).toBeLessThanOrEqual(1);
  });

  it('leave the visible snackbar without any live role', () => {
    render(<Snackbars />);
    show('Guardado', { tone: 'danger' });
    expect(region().querySelector('[aria-live], [role="status"], [role="alert"]')).toBeNull();
    expect(region().closest('[aria-live]')).toBeNull();
  });
});

describe('what is urgent (SNK-3, SNK-4)', () => {
  it('is announced and shown behind three that wait for an answer', () => {
    render(<Snackbars />);
    const action = { label: 'Ver', onClick: () => {} };
    for (const text of ['Uno', 'Dos', 'Tres']) show(text, { action });
    show('Falló el pago', { tone: 'danger' });
    wait(100);
    expect(assertive().textContent).toBe('Falló el pago');
    expect(phase('Falló el pago')).toBe('entering');
  });

  it('is announced on arrival, though it has no place yet', () => {
    render(<Snackbars maxItems={1} />);
    show('Guardando');
    show('Listo', { action: { label: 'Ver', onClick: () => {} } });
    wait(100);
    expect(polite().textContent).toBe('Guardando. Listo');
    expect(shown().map((element) => element.textContent)).toEqual(['Guardando']);
  });
});

describe('what a place looks like (SNK-3)', () => {
  it('stands where it is set to', () => {
    const { rerender } = render(<Snackbars />);
    show('Hola');
    expect(region().dataset.position).toBe('bottom');
    rerender(<Snackbars position="top-end" />);
    expect(region().dataset.position).toBe('top-end');
  });

  it('shows nodes in place of the message, which is its name and what is announced', () => {
    render(<Snackbars />);
    show('Pedido 4021 enviado', {
      content: (
        <>
          Pedido <b>4021</b>
        </>
      ),
    });
    wait(100);
    expect(bar('Pedido 4021 enviado').querySelector('b')?.textContent).toBe('4021');
    expect(polite().textContent).toBe('Pedido 4021 enviado');
  });
});

describe('keyboard and pointer (SNK-3, SNK-4)', () => {
  const undo = () => screen.getByRole('button', { name: 'Deshacer' });
  const press = (key: string) =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key });

  it('goes to the newest with F6 and back to where one was', () => {
    render(
      <>
        <input aria-label="Nombre" />
        <Snackbars />
      </>,
    );
    const input = screen.getByRole('textbox');
    input.focus();
    press('F6');
    expect(document.activeElement).toBe(input);
    show('Uno');
    show('Dos');
    expect(document.activeElement).toBe(input);
    act(() => void press('F6'));
    expect(document.activeElement).toBe(bar('Dos'));
    act(() => void press('F6'));
    expect(document.activeElement).toBe(input);
  });

  it('pauses the one that has the focus', () => {
    render(<Snackbars />);
    show('Uno');
    act(() => void press('F6'));
    wait(60_000);
    expect(phase('Uno')).toBe('entering');
    act(() => void press('F6'));
    wait(1000);
    expect(phase('Uno')).toBe('shown');
  });

  it('pauses the one under the mouse, not under a finger', () => {
    render(<Snackbars />);
    show('Uno');
    wait(1000);
    fireEvent.pointerEnter(bar('Uno'), { pointerType: 'mouse' });
    wait(60_000);
    expect(phase('Uno')).toBe('shown');
    fireEvent.pointerLeave(bar('Uno'), { pointerType: 'mouse' });
    fireEvent.pointerEnter(bar('Uno'), { pointerType: 'touch' });
    wait(4000);
    expect(phase('Uno')).toBe('folding');
  });

  it('pauses while the page is hidden', () => {
    render(<Snackbars />);
    show('Uno');
    wait(1000);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    wait(60_000);
    expect(phase('Uno')).toBe('shown');
    hidden.mockRestore();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    wait(4000);
    expect(phase('Uno')).toBe('folding');
  });

  it('dismisses the newest with Escape, the one with the focus first, one at a time', () => {
    render(<Snackbars />);
    for (const text of ['Uno', 'Dos', 'Tres']) show(text);
    act(() => void press('Escape'));
    expect([phase('Dos'), phase('Tres')]).toEqual(['entering', 'leaving']);
    act(() => bar('Uno').focus());
    act(() => void press('Escape'));
    expect([phase('Uno'), phase('Dos')]).toEqual(['leaving', 'entering']);
  });

  it('leaves Escape alone when something else has used it, or nothing is shown', () => {
    render(<Snackbars />);
    expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(true);
    show('Uno');
    const use = (event: Event) => event.preventDefault();
    document.body.addEventListener('keydown', use);
    act(() => void press('Escape'));
    document.body.removeEventListener('keydown', use);
    expect(phase('Uno')).toBe('entering');
  });

  it('leaves Escape to a field that has the focus', () => {
    render(
      <>
        <input aria-label="Nombre" />
        <Snackbars />
      </>,
    );
    show('Uno');
    screen.getByRole('textbox').focus();
    act(() => void press('Escape'));
    expect(phase('Uno')).toBe('entering');
  });

  it('runs the action, closes, and gives the focus back', () => {
    const onClick = vi.fn();
    render(
      <>
        <input aria-label="Nombre" />
        <Snackbars />
      </>,
    );
    screen.getByRole('textbox').focus();
    show('Borrado', { action: { label: 'Deshacer', onClick } });
    act(() => undo().focus());
    fireEvent.click(undo());
    expect(onClick).toHaveBeenCalledOnce();
    expect(phase('Borrado')).toBe('leaving');
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
  });

  it('leaves the focus where the action put it', () => {
    render(
      <>
        <input aria-label="Nombre" />
        <button type="button">Destino</button>
        <Snackbars />
      </>,
    );
    const onClick = () => screen.getByText('Destino').focus();
    screen.getByRole('textbox').focus();
    show('Borrado', { action: { label: 'Deshacer', onClick } });
    act(() => undo().focus());
    fireEvent.click(undo());
    expect(document.activeElement).toBe(screen.getByText('Destino'));
  });

  it('has a button to close what does not go by itself, and only then', () => {
    render(<Snackbars />);
    show('Breve');
    expect(screen.queryByRole('button')).toBeNull();
    show('Duradero', { duration: Number.POSITIVE_INFINITY });
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar notificación' }));
    expect(phase('Duradero')).toBe('leaving');
  });
});

describe('snackbar.promise (SNK-3)', () => {
  const messages = {
    loading: 'Guardando…',
    success: (name: string) => `Guardado: ${name}`,
    error: (error: unknown) => `Falló: ${error instanceof Error ? error.message : ''}`,
  };

  it('follows a promise that is kept, in place', async () => {
    render(<Snackbars />);
    const { promise, resolve } = deferred();
    let returned: Promise<string> | undefined;
    act(() => {
      returned = snackbar.promise(promise, messages);
    });
    expect(returned).toBe(promise);
    wait(60_000);
    const element = bar('Guardando…');
    expect(element.closest('[data-loading]')).not.toBeNull();
    await act(async () => resolve('informe'));
    expect(bar('Guardado: informe')).toBe(element);
    expect(element.closest('[data-loading]')).toBeNull();
    wait(4000);
    expect(phase('Guardado: informe')).toBe('folding');
  });

  it('follows one that is broken, assertively, and handles its failure', async () => {
    render(<Snackbars />);
    const { promise, reject } = deferred();
    act(() => void snackbar.promise(promise, messages));
    await act(async () => reject(new Error('sin red')));
    wait(100);
    expect(assertive().textContent).toBe('Falló: sin red');
  });

  it('reports a failure when the message of its success throws', async () => {
    render(<Snackbars />);
    const { promise, resolve } = deferred();
    const success = () => {
      throw new Error('sin nombre');
    };
    act(() => void snackbar.promise(promise, { ...messages, success }));
    await act(async () => resolve('x'));
    expect(bar('Falló: sin nombre').closest('[data-loading]')).toBeNull();
  });

  it('leaves no spinner when no message can be made', async () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    render(<Snackbars />);
    const { promise, reject } = deferred();
    const error = () => {
      throw new Error('mal');
    };
    act(() => void snackbar.promise(promise, { ...messages, error }));
    await act(async () => reject(new Error('sin red')));
    expect(phase('Guardando…')).toBe('leaving');
    expect(report).toHaveBeenCalledWith(new Error('mal'));
    vi.unstubAllGlobals();
  });

  it('reports the outcome even when the first snackbar was dismissed', async () => {
    render(<Snackbars />);
    const { promise, resolve } = deferred();
    act(() => void snackbar.promise(promise, { ...messages, success: 'Listo' }, { duration: 10 }));
    act(() => snackbar.dismiss());
    wait(1000);
    await act(async () => resolve('x'));
    expect(phase('Listo')).toBe('entering');
  });
});

/** A promise that is settled from outside. */
function deferred() {
  let resolve: (value: string) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<string>((keep, fail) => {
    resolve = keep;
    reject = fail;
  });
  return { promise, resolve, reject };
}
