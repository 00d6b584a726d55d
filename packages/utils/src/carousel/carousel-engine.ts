import { type Options, Splide } from '@splidejs/splide';
import { isElement, observeSizes } from '../internal/dom';
import type { CarouselLabels } from './labels/carousel-labels.types';

const CLASSES = { page: 'splide__pagination__page gd-carousel__page' };

export interface Engine {
  keep(index: number, isRunning: boolean): void;
  destroy(): void;
}

export function startEngine(
  root: HTMLElement,
  options: Options,
  labels: CarouselLabels,
  report: (name: string, ...args: unknown[]) => void,
): Engine {
  const { carousel, slide, prev, next, first, last, pages } = labels;
  const splide = new Splide(root, {
    // The engine never looks at the direction: from right to left it would push every slide out of sight.
    direction: getComputedStyle(root).direction === 'rtl' ? 'rtl' : 'ltr',
    ...options,
    classes: { ...CLASSES, ...options.classes },
    // Names with numbers are written below: the engine can only fill in a fixed pattern.
    i18n: { carousel, slide, prev, next, first, last, select: pages, slideLabel: '' },
    // The view says when it plays: Splide would start again by itself when the focus leaves.
    autoplay: 'pause',
    pauseOnHover: false,
    pauseOnFocus: false,
  });
  const { Components } = splide;
  const markSlides = () => {
    for (const { slide: element, index, isClone } of Components.Slides.get()) {
      if (!element.hasAttribute('aria-label') && !isClone) {
        element.setAttribute('aria-label', labels.slideLabel(index + 1, splide.length));
      }
      // A clone is a picture of a slide: nothing in it works.
      element.inert = isClone || !/is-(visible|active)/.test(element.className);
    }
  };
  splide.on('pagination:mounted', ({ items }) => {
    const name = items.length < splide.length ? labels.goToPage : labels.goToSlide;
    for (const { button, page } of items) button.setAttribute('aria-label', name(page + 1));
  });
  // The engine has no name for "all events", but a bus that they all take.
  const { bus } = splide.event;
  const dispatch = bus.dispatchEvent;
  bus.dispatchEvent = (event) => {
    if (event instanceof CustomEvent) report(event.type, ...event.detail);
    return dispatch.call(bus, event);
  };
  splide.mount();
  // A position that was scrolled to before the engine ran becomes its first slide.
  const { track } = Components.Elements;
  track.scrollLeft = 0;
  const leaveOrder = () => track.removeAttribute('tabindex');
  if (track.matches(':focus')) track.onblur = leaveOrder;
  else leaveOrder();
  markSlides();
  splide.on('visible hidden active inactive refresh', markSlides);

  const slides = new MutationObserver((changes) => {
    const isOurs = ({ addedNodes, removedNodes }: MutationRecord) =>
      [...addedNodes, ...removedNodes].some(
        (node) => isElement(node) && !node.matches('.splide__slide--clone'),
      );
    if (!changes.some(isOurs)) return;
    splide.refresh();
    report('slides', splide.index);
  });
  slides.observe(Components.Elements.list, { childList: true });
  // A tab that opens, a sidebar that closes: Splide listens to the window only.
  const stopSizes = observeSizes([root], () => splide.emit('resize'));

  return {
    keep(index, isRunning) {
      if (splide.index !== index) splide.go(index);
      const { Autoplay } = Components;
      if (isRunning) Autoplay?.play();
      else Autoplay?.pause();
    },
    destroy() {
      slides.disconnect();
      stopSizes();
      for (const { slide: element } of Components.Slides.get()) element.inert = false;
      splide.destroy();
    },
  };
}
