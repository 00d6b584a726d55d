// biome-ignore-all lint/style/noExcessiveLinesPerFile: what a carousel promises in a browser, over one engine
import { eachInTurn, expectConsole, expectNoAxeViolations } from '@guadua/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { createRef, StrictMode, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { GuaduaProvider } from '../labels/guadua-provider';
import { Carousel, CarouselSlide } from './carousel';
import type { CarouselProps } from './carousel.types';
import { carouselLabelsEnUS } from './labels/en-us';

const NAMES = ['Páramo', 'Desierto', 'Selva', 'Manglar', 'Cafetal'];

function Landscapes({ names = NAMES, ...props }: CarouselProps & { names?: readonly string[] }) {
  return (
    <Carousel aria-label="Paisajes" options={{ speed: 0 }} {...props}>
      {names.map((name) => (
        <CarouselSlide key={name} style={{ blockSize: 200, background: 'silver' }}>
          <a href={`#${name}`}>{name}</a>
        </CarouselSlide>
      ))}
    </Carousel>
  );
}

function mount(props: Parameters<typeof Landscapes>[0] = {}) {
  const at = (more: typeof props) => (
    <StrictMode>
      <div style={{ inlineSize: 600 }}>
        <Landscapes {...props} {...more} />
      </div>
      <button type="button">Afuera</button>
    </StrictMode>
  );
  const { rerender, ...rest } = render(at({}));
  return { ...rest, update: (more: typeof props) => rerender(at(more)) };
}

const carousel = () => screen.getByRole('region', { name: 'Paisajes' });
const button = (name: string) => within(carousel()).getByRole('button', { name });
const ready = () => waitFor(() => expect(carousel()).toHaveProperty('dataset.ready', ''));
const slide = (name: string) => {
  const found = [...carousel().querySelectorAll<HTMLElement>('.gd-carousel__slide')].find(
    (one) => one.textContent === name && !one.matches('.splide__slide--clone'),
  );
  if (!found) throw new Error(`no slide ${name}`);
  return found;
};
/** What a person sees: slides that stand inside the track. */
function visible(): (string | null)[] {
  const box = carousel().getBoundingClientRect();
  return [...carousel().querySelectorAll('.gd-carousel__slide')]
    .filter((one) => {
      const { left, right } = one.getBoundingClientRect();
      return left >= box.left - 1 && right <= box.right + 1;
    })
    .map((one) => one.textContent);
}
const shows = (...names: string[]) => waitFor(() => expect(visible()).toEqual(names));

// Each engine that a test starts, so that the last one can be asked whether it is gone.
const listeners = { added: 0, removed: 0 };
beforeEach(() => {
  const { addEventListener, removeEventListener } = window;
  listeners.added = 0;
  listeners.removed = 0;
  vi.spyOn(window, 'addEventListener').mockImplementation((...args: unknown[]) => {
    if (args[0] === 'resize') listeners.added++;
    return Reflect.apply(addEventListener, window, args);
  });
  vi.spyOn(window, 'removeEventListener').mockImplementation((...args: unknown[]) => {
    if (args[0] === 'resize') listeners.removed++;
    return Reflect.apply(removeEventListener, window, args);
  });
});
afterEach(() => vi.restoreAllMocks());

describe('slides (CAR-1)', () => {
  it('keeps the focus in the track when the engine is loaded', async () => {
    mount();
    const track = carousel().querySelector<HTMLElement>('.gd-carousel__track');
    track?.focus();
    await ready();
    expect(document.activeElement).toBe(track);
    act(() => screen.getByRole('button', { name: 'Afuera' }).focus());
    // From here on its controls are the way in.
    await waitFor(() => expect(track?.hasAttribute('tabindex')).toBe(false));
  });

  it('is a named region with named slides, of which only the visible ones are reachable', async () => {
    mount({ perPage: 2, gap: '1rem' });
    await ready();
    expect(carousel().getAttribute('aria-roledescription')).toBe('carrusel');
    await shows('Páramo', 'Desierto');
    expect(slide('Páramo').getAttribute('aria-label')).toBe('1 de 5');
    expect(slide('Páramo').getAttribute('aria-roledescription')).toBe('diapositiva');
    expect([slide('Páramo'), slide('Desierto'), slide('Selva')].map(({ inert }) => inert)).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('moves by its buttons, which say where they lead', async () => {
    const onIndexChange = vi.fn();
    mount({ onIndexChange });
    await ready();
    expect(button('Diapositiva anterior')).toHaveProperty('disabled', true);
    await userEvent.click(button('Diapositiva siguiente'));
    await shows('Desierto');
    expect(onIndexChange.mock.calls).toEqual([[1, { reason: 'navigation' }]]);
    await userEvent.click(screen.getByRole('tab', { name: 'Ir a la diapositiva 5' }));
    await shows('Cafetal');
    expect(button('Diapositiva siguiente')).toHaveProperty('disabled', true);
    expect(slide('Cafetal').inert).toBe(false);
    expect(slide('Páramo').inert).toBe(true);
  });

  it('goes by pages of several slides', async () => {
    mount({ perPage: 2 });
    await ready();
    await userEvent.click(screen.getByRole('tab', { name: 'Ir a la página 2' }));
    await shows('Selva', 'Manglar');
    expect(screen.getAllByRole('tab')).toHaveLength(3);
  });

  it('goes round, without clones that one can reach', async () => {
    mount({ type: 'loop' });
    await ready();
    await userEvent.click(button('Ir a la última diapositiva'));
    await shows('Cafetal');
    await userEvent.click(button('Ir a la primera diapositiva'));
    await shows('Páramo');
    const clones = [...carousel().querySelectorAll<HTMLElement>('.splide__slide--clone')];
    expect(clones.length).toBeGreaterThan(0);
    expect(clones.every(({ inert }) => inert)).toBe(true);
  });

  it('takes all options of the engine', async () => {
    mount({ options: { speed: 0, perMove: 2, keyboard: 'global' } });
    await ready();
    await userEvent.keyboard('{ArrowRight}');
    await shows('Selva');
  });

  it('fades', async () => {
    mount({ type: 'fade' });
    await ready();
    await userEvent.click(button('Diapositiva siguiente'));
    await waitFor(() => expect(getComputedStyle(slide('Desierto')).opacity).toBe('1'));
    expect(getComputedStyle(slide('Páramo')).opacity).toBe('0');
  });
});

describe('the index (CAR-1)', () => {
  it('is followed, and reported only when a person or the rotation changes it', async () => {
    const onIndexChange = vi.fn();
    const { update } = mount({ index: 1, onIndexChange });
    await ready();
    await shows('Desierto');
    update({ index: 3 });
    await shows('Manglar');
    expect(onIndexChange).not.toHaveBeenCalled();
  });

  it('stays where its owner keeps it', async () => {
    const onIndexChange = vi.fn();
    mount({ index: 0, onIndexChange });
    await ready();
    await userEvent.click(button('Diapositiva siguiente'));
    await waitFor(() => expect(onIndexChange).toHaveBeenCalledWith(1, { reason: 'navigation' }));
    await shows('Páramo');
  });

  it('can be any to begin with', async () => {
    mount({ defaultIndex: 2 });
    await shows('Selva');
    await ready();
    await shows('Selva');
  });
});

let setCount: (count: number) => void = () => {};
function SomeSlides() {
  const [count, set] = useState(2);
  useEffect(() => {
    setCount = set;
  }, []);
  return NAMES.slice(0, count).map((name) => <CarouselSlide key={name}>{name}</CarouselSlide>);
}

describe('slides that come and go (CAR-1)', () => {
  it('adds, removes and reorders', async () => {
    const onIndexChange = vi.fn();
    const { update } = mount({ names: NAMES.slice(0, 2), onIndexChange });
    await ready();
    update({ names: NAMES });
    await waitFor(() => expect(screen.getAllByRole('tab')).toHaveLength(5));
    expect(slide('Páramo').getAttribute('aria-label')).toBe('1 de 5');
    update({ names: ['Selva', 'Páramo'] });
    await waitFor(() => expect(screen.getAllByRole('tab')).toHaveLength(2));
    await shows('Selva');
    expect(slide('Selva').getAttribute('aria-label')).toBe('1 de 2');
    expect(onIndexChange).not.toHaveBeenCalled();
  });

  it('reports when the current one is gone', async () => {
    const onIndexChange = vi.fn();
    const { update } = mount({ defaultIndex: 4, onIndexChange });
    await ready();
    update({ names: NAMES.slice(0, 2) });
    await shows('Desierto');
    expect(onIndexChange.mock.calls).toEqual([[1, { reason: 'slides' }]]);
  });

  it('works for slides of a component below, in a loop, down to none', async () => {
    render(
      <Carousel aria-label="Paisajes" type="loop">
        <SomeSlides />
      </Carousel>,
    );
    await ready();
    act(() => setCount(4));
    await waitFor(() => expect(screen.getAllByRole('tab')).toHaveLength(4));
    act(() => setCount(0));
    await waitFor(() => expect(screen.queryAllByRole('tab')).toHaveLength(0));
    act(() => setCount(3));
    await waitFor(() => expect(screen.getAllByRole('tab')).toHaveLength(3));
  });
});

describe('mounting and unmounting (CMP-7)', () => {
  it('starts one engine under StrictMode and destroys it at unmount', async () => {
    const onEvent = vi.fn();
    const { unmount } = mount({ onEvent });
    await ready();
    expect(onEvent.mock.calls.filter(([name]) => name === 'mounted')).toHaveLength(1);
    unmount();
    expect(onEvent.mock.calls.filter(([name]) => name === 'destroy')).toHaveLength(1);
    expect(listeners.added).toBeGreaterThan(0);
    expect(listeners.removed).toBe(listeners.added);
  });

  it('starts anew with other settings, at the same slide', async () => {
    const onEvent = vi.fn();
    const { update } = mount({ defaultIndex: 2, onEvent });
    await ready();
    update({ defaultIndex: 2, type: 'loop', className: 'propia' });
    await waitFor(() => expect(carousel().querySelector('.splide__slide--clone')).not.toBeNull());
    await shows('Selva');
    expect(carousel().getAttribute('aria-label')).toBe('Paisajes');
    expect(carousel().getAttribute('aria-roledescription')).toBe('carrusel');
    // The first engine is gone: only one gets the slides.
    update({ type: 'loop', className: 'propia', names: NAMES.slice(0, 4) });
    await waitFor(() => expect(screen.getAllByRole('tab')).toHaveLength(4));
    expect(onEvent.mock.calls.filter(([name]) => name === 'refresh')).toHaveLength(1);
  });

  it('shows its slides before any script, where the engine then leaves them', async () => {
    const html = renderToString(<Landscapes perPage={2} gap="20px" padding="40px" />);
    const box = document.createElement('div');
    box.style.inlineSize = '600px';
    box.innerHTML = html;
    document.body.append(box);
    await shows('Páramo', 'Desierto');
    const places = () =>
      NAMES.map((name) => {
        const { x, y, width, height } = slide(name).getBoundingClientRect();
        return [x, y, width, height].map(Math.round);
      });
    const before = places();
    const height = box.offsetHeight;
    expect(slide('Páramo').getBoundingClientRect().x - box.getBoundingClientRect().x).toBe(40);
    const root = await act(() =>
      hydrateRoot(box, <Landscapes perPage={2} gap="20px" padding="40px" />),
    );
    await ready();
    expect(places()).toEqual(before);
    expect(box.offsetHeight).toBe(height);
    act(() => root.unmount());
    box.remove();
  });

  it('follows its own width, not only that of the window', async () => {
    mount();
    await ready();
    await userEvent.click(button('Diapositiva siguiente'));
    const frame = carousel().parentElement;
    if (frame) frame.style.inlineSize = '300px';
    await shows('Desierto');
    expect(slide('Desierto').offsetWidth).toBe(300);
  });

  it('reports every event of the engine with its arguments', async () => {
    const onEvent = vi.fn();
    mount({ onEvent });
    await ready();
    await userEvent.click(button('Diapositiva siguiente'));
    await waitFor(() => expect(onEvent).toHaveBeenCalledWith('moved', 1, 0, 1));
    expect(onEvent).toHaveBeenCalledWith('move', 1, 0, 1);
  });
});

describe('keyboard and swipe (CAR-2)', () => {
  it('goes from the rotation button to the arrows, the pages and the slide', async () => {
    mount({ autoplay: true, defaultIndex: 1 });
    await ready();
    const order: (string | null | undefined)[] = [];
    for (let step = 0; step < 6; step++) {
      await userEvent.tab();
      const { activeElement } = document;
      order.push(activeElement?.getAttribute('aria-label') ?? activeElement?.textContent);
    }
    expect(order).toEqual([
      'Iniciar rotación',
      'Diapositiva anterior',
      'Diapositiva siguiente',
      'Ir a la diapositiva 2',
      'Desierto',
      'Afuera',
    ]);
  });

  it('moves among the pages by arrows, Home and End', async () => {
    mount();
    await ready();
    screen.getByRole('tab', { name: 'Ir a la diapositiva 1' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await shows('Desierto');
    await userEvent.keyboard('{End}');
    await shows('Cafetal');
    await userEvent.keyboard('{Home}');
    await shows('Páramo');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Ir a la diapositiva 1');
  });

  it('is swiped', async () => {
    const onIndexChange = vi.fn();
    mount({ onIndexChange });
    await ready();
    const frame = window.frameElement?.getBoundingClientRect();
    const box = slide('Páramo').getBoundingClientRect();
    const at = (dx: number) => [
      { x: (frame?.left ?? 0) + box.left + 400 + dx, y: (frame?.top ?? 0) + box.top + 100 },
    ];
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', dx?: number) =>
      cdp().send('Input.dispatchTouchEvent', { type, touchPoints: dx === undefined ? [] : at(dx) });
    await send('touchStart', 0);
    for (const dx of [-20, -60, -120, -200, -300]) await send('touchMove', dx);
    await send('touchEnd');
    await waitFor(() => expect(onIndexChange).toHaveBeenCalled());
    await waitFor(() => expect(visible()).not.toContain('Páramo'));
  });
});

describe('rotation (CAR-2)', () => {
  const rotating = (is: boolean) =>
    waitFor(() => expect('rotating' in carousel().dataset).toBe(is));
  const leave = () => userEvent.hover(screen.getByRole('button', { name: 'Afuera' }));

  beforeEach(async () => {
    await userEvent.unhover(document.body);
  });

  it('rotates, and starts over at the end', async () => {
    mount({ autoplay: true, interval: 60, names: NAMES.slice(0, 2) });
    await shows('Desierto');
    await shows('Páramo');
    expect(carousel().querySelector('.gd-carousel__track')?.getAttribute('aria-live')).toBe('off');
  });

  it('is held while the pointer is over it', async () => {
    mount({ autoplay: true });
    await leave();
    await ready();
    await rotating(true);
    await userEvent.hover(slide('Páramo'));
    await rotating(false);
    expect(button('Detener rotación')).toBeTruthy();
    await leave();
    await rotating(true);
  });

  it('stops when the focus comes in, and only the button starts it again', async () => {
    mount({ autoplay: true });
    await leave();
    await ready();
    await userEvent.tab();
    await rotating(false);
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await rotating(false);
    expect(button('Iniciar rotación')).toBeTruthy();
    button('Iniciar rotación').focus();
    await userEvent.keyboard('{Enter}');
    await rotating(true);
    await userEvent.keyboard(' ');
    await rotating(false);
  });

  it('is stopped and started by the mouse, which then is still over it', async () => {
    mount({ autoplay: true });
    await ready();
    await userEvent.click(button('Detener rotación'));
    await rotating(false);
    await userEvent.click(button('Iniciar rotación'));
    await rotating(true);
  });

  it('does not begin with reduced motion', async () => {
    await cdp().send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
    });
    mount({ autoplay: true });
    await ready();
    await rotating(false);
    expect(button('Iniciar rotación')).toBeTruthy();
    await cdp().send('Emulation.setEmulatedMedia', { features: [] });
  });
});

describe('accessibility (CMP-6)', () => {
  eachInTurn([{}, { type: 'loop' }, { perPage: 2, autoplay: true }, { type: 'fade' }] as const, 2)(
    'has no axe violation: %o',
    async (props) => {
      mount(props);
      await ready();
      await expectNoAxeViolations(carousel());
    },
  );
});

describe('what it passes on (CMP-1, CMP-2)', () => {
  it('gives its root to a ref, with the attributes and handlers of the caller', async () => {
    const ref = createRef<HTMLElement>();
    const onFocus = vi.fn();
    mount({ ref, onFocus, id: 'propio', className: 'mía', classNames: { track: 'riel' } });
    await ready();
    expect(ref.current).toBe(carousel());
    expect(carousel().id).toBe('propio');
    expect(carousel().matches('.mía.gd-carousel')).toBe(true);
    expect(carousel().querySelector('.riel.gd-carousel__track')).not.toBeNull();
    button('Diapositiva siguiente').focus();
    expect(onFocus).toHaveBeenCalledTimes(1);
  });
});

describe('texts and bad input', () => {
  it('uses the language of the tree', async () => {
    render(
      <GuaduaProvider labels={[carouselLabelsEnUS]}>
        <Landscapes labels={{ next: 'Onwards' }} />
      </GuaduaProvider>,
    );
    await ready();
    expect(button('Previous slide')).toBeTruthy();
    expect(button('Onwards')).toBeTruthy();
    expect(slide('Páramo').getAttribute('aria-label')).toBe('1 of 5');
  });

  it('asks for a name', async () => {
    render(<Carousel />);
    expectConsole('warn', '<Carousel> needs a name');
  });
});
