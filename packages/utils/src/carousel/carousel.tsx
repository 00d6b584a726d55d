'use client';

import { clsx } from 'clsx/lite';
import { type CSSProperties, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { useLatestCallback } from '../internal/use-latest-callback';
import { warnOnce } from '../internal/warn-once';
import { useLabels } from '../labels/guadua-provider';
import type { CarouselProps, CarouselSlideProps } from './carousel.types';
import type { Engine } from './carousel-engine';
import { defaultCarouselLabels } from './labels/es-co';
import { useRotation } from './use-rotation';

/**
 * Un carrusel accesible sobre el motor de Splide, que se carga con el primero de la página. Hasta entonces, y donde
 * no puede correr, las diapositivas se ven en una fila que se desplaza. Necesita `@splidejs/splide`.
 * @example
 * <Carousel aria-label="Paisajes" perPage={2} gap="1rem">
 *   <CarouselSlide><img src="páramo.svg" alt="Páramo" /></CarouselSlide>
 * </Carousel>
 */
export function Carousel({
  children,
  index,
  defaultIndex = 0,
  onIndexChange,
  type = 'slide',
  perPage: givenPerPage = 1,
  gap = '0px',
  padding = '0px',
  arrows = true,
  pagination = true,
  autoplay = false,
  interval = 5000,
  options,
  onEvent,
  labels: ownLabels,
  className,
  classNames = {},
  style,
  ref,
  id,
  ...rest
}: CarouselProps) {
  const ownId = useId();
  // With no slide per page the engine would draw pages without end.
  const perPage = wholeFrom(1, givenPerPage);
  const root = useRef<HTMLElement>(null);
  const labels = useLabels('carousel', defaultCarouselLabels, ownLabels);
  const [own, setOwn] = useState(defaultIndex);
  const current = wholeFrom(0, index ?? own);
  const [engine, setEngine] = useState<Engine>();
  const [moves, setMoves] = useState(0);
  const { wanted, running, toggle, handlers } = useRotation(autoplay, rest);

  const label = rest['aria-label'];
  const labelledby = rest['aria-labelledby'];
  const settings = {
    type,
    perPage,
    gap,
    padding,
    arrows,
    pagination,
    interval,
    ...(label && { label }),
    ...(labelledby && { labelledby }),
    rewind: autoplay,
    ...options,
  };
  // The engine takes most of them in only at its start, and keeps state in classes that a new class
  // would wipe out; so a change of either starts it anew.
  const settingsKey = JSON.stringify([
    settings,
    className,
    classNames,
    Object.values(labels).map(String),
  ]);
  if (!label && !labelledby)
    warnOnce('<Carousel>', 'needs a name: give it an `aria-label`.', 'carousel-name');

  const start = useLatestCallback(({ startEngine }: typeof import('./carousel-engine')) =>
    startEngine(root.current as HTMLElement, { ...settings, start: current }, labels, report),
  );
  const report = useLatestCallback((name: string, ...args: unknown[]) => {
    if (name === 'move' || name === 'slides') {
      const next = args[0] as number;
      if (next !== current) {
        const reason = name === 'slides' ? name : running ? 'rotation' : 'navigation';
        setOwn(next);
        onIndexChange?.(next, { reason });
      }
      setMoves(moves + 1);
    }
    if (name !== 'slides')
      (onEvent as ((...event: unknown[]) => void) | undefined)?.(name, ...args);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for all settings
  useEffect(() => {
    let isGone = false;
    let started: Engine | undefined;
    import('./carousel-engine')
      .then((engine) => {
        if (isGone) return;
        started = start(engine);
        setEngine(started);
      })
      .catch((cause) => {
        warnOnce(
          '<Carousel>',
          `could not start \`@splidejs/splide\`; is it installed? ${cause}`,
          'carousel-splide',
        );
      });
    return () => {
      isGone = true;
      started?.destroy();
      setEngine(undefined);
    };
  }, [settingsKey, start]);

  // This also runs after a move that the owner of the index did not follow.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => engine?.keep(current, running), [engine, current, running, moves]);

  // React sets its own ref before it asks for this one.
  useImperativeHandle(ref, () => root.current as HTMLElement, []);

  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a section with a name is a region
    <section
      {...rest}
      {...handlers}
      data-type={type}
      data-ready={engine && ''}
      data-rotating={running ? '' : undefined}
      id={id ?? ownId}
      ref={root}
      aria-roledescription={labels.carousel}
      className={clsx('gd-carousel splide', className, classNames.root)}
      style={
        {
          '--gd-carousel-per-page': type === 'fade' ? 1 : perPage,
          '--gd-carousel-gap': gap,
          '--gd-carousel-padding': padding,
          '--gd-carousel-start': defaultIndex,
          ...style,
        } as CSSProperties
      }
    >
      {(arrows || pagination || autoplay) && (
        <div className={clsx('gd-carousel__controls', classNames.controls)}>
          {autoplay && (
            <button
              type="button"
              className={clsx('gd-icon-button gd-carousel__toggle', classNames.toggle)}
              aria-label={wanted ? labels.pause : labels.play}
              onClick={toggle}
            >
              <svg className="gd-icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
                <path d={wanted ? 'M5.5 3.5v9M10.5 3.5v9' : 'M5 3.2v9.6L12.5 8Z'} />
              </svg>
            </button>
          )}
          {arrows && (
            // Splide would make them from a text, which a policy of Trusted Types refuses.
            <div className={clsx('splide__arrows gd-carousel__arrows', classNames.arrows)}>
              {['prev', 'next'].map((way) => (
                <button
                  key={way}
                  type="button"
                  className={clsx(
                    `splide__arrow splide__arrow--${way} gd-carousel__arrow--${way}`,
                    'gd-icon-button gd-carousel__arrow',
                    options?.classes?.arrow,
                  )}
                >
                  <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
                    <path d="M5.6 1.5 4.2 2.9 9.3 8l-5.1 5.1 1.4 1.4L12.1 8Z" />
                  </svg>
                </button>
              ))}
            </div>
          )}
          {pagination && (
            <ul className={clsx('splide__pagination gd-carousel__pages', classNames.pages)} />
          )}
        </div>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: one scrolls by keyboard until the engine is there, which takes it away */}
      <div className={clsx('splide__track gd-carousel__track', classNames.track)} tabIndex={0}>
        <div className={clsx('splide__list gd-carousel__list', classNames.list)}>{children}</div>
      </div>
    </section>
  );
}

function wholeFrom(least: number, value: number): number {
  return Math.max(least, value | 0);
}

/** Una diapositiva de un `Carousel`. */
export function CarouselSlide({ className, ...props }: CarouselSlideProps) {
  return <div {...props} className={clsx('splide__slide gd-carousel__slide', className)} />;
}
