import type { EventMap, Options } from '@splidejs/splide';
import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import type { CarouselLabels } from './labels/carousel-labels.types';

/** Todo lo que recibe el motor, salvo los textos: esos van en `labels`. */
export type CarouselOptions = Omit<Options, 'i18n' | 'label' | 'labelledby' | 'autoplay' | 'start'>;

/** Los eventos del motor, por nombre y con sus argumentos. */
export type CarouselEvents = EventMap;

/** Acompaña a la posición en `onIndexChange`. */
export interface CarouselIndexDetails {
  /** Una persona (`navigation`), la rotación (`rotation`) o que ya no está (`slides`). */
  readonly reason: 'navigation' | 'rotation' | 'slides';
}

/** Las propiedades de `Carousel`; `id`, `ref`, `data-*` y similares llegan a su raíz. */
export interface CarouselProps extends ComponentProps<'section'> {
  /** Las diapositivas: elementos `<CarouselSlide>`. Pueden llegar e irse en cualquier momento. */
  children?: ReactNode;
  /** Nombre del carrusel para los lectores de pantalla, sin la palabra «carrusel». */
  'aria-label'?: string | undefined;
  /** `id` del elemento que da nombre al carrusel. */
  'aria-labelledby'?: string | undefined;
  /** Diapositiva actual, desde 0, cuando la guarda quien usa el componente. */
  index?: number | undefined;
  /** Primera diapositiva cuando el carrusel guarda la actual. @default 0 */
  defaultIndex?: number | undefined;
  /** Cambió la diapositiva actual, por una persona o por la rotación automática. */
  onIndexChange?: ((index: number, details: CarouselIndexDetails) => void) | undefined;
  /**
   * Cómo se pasa de una a otra: `slide` se detiene en los extremos, `loop` da la vuelta y `fade` desvanece.
   * @default 'slide'
   */
  type?: 'slide' | 'loop' | 'fade' | undefined;
  /** Diapositivas por página. @default 1 */
  perPage?: number | undefined;
  /** Espacio entre diapositivas, como medida de CSS (`'1rem'`). @default '0px' */
  gap?: string | undefined;
  /** Espacio a lado y lado, por el que asoman las diapositivas vecinas, como medida de CSS. @default '0px' */
  padding?: string | undefined;
  /** Botones de anterior y siguiente. @default true */
  arrows?: boolean | undefined;
  /** Un botón por página. @default true */
  pagination?: boolean | undefined;
  /**
   * Pasa sola de una a otra. Trae un botón para detenerla; además se detiene al recibir el foco y
   * con movimiento reducido (y solo el botón la reinicia), y mientras el puntero esté encima.
   * @default false
   */
  autoplay?: boolean | undefined;
  /** Milisegundos que se ve cada diapositiva con `autoplay`. @default 5000 */
  interval?: number | undefined;
  /** Las demás opciones de Splide, tal como las documenta; ganan sobre las propiedades. */
  options?: CarouselOptions | undefined;
  /** Todo lo que avisa el motor: el nombre del evento y sus argumentos. */
  onEvent?: <Name extends keyof CarouselEvents>(
    name: Name,
    ...args: Parameters<CarouselEvents[Name]>
  ) => void;
  /** Textos que reemplazan los del carrusel. */
  labels?: Partial<CarouselLabels> | undefined;
  /** Clase para la raíz. */
  className?: string | undefined;
  /** Clases por parte. */
  classNames?:
    | Partial<
        Record<'root' | 'controls' | 'toggle' | 'arrows' | 'pages' | 'track' | 'list', string>
      >
    | undefined;
  /** Estilos para la raíz. */
  style?: CSSProperties | undefined;
}

/** Las propiedades de `CarouselSlide`: las de un `div`. */
export type CarouselSlideProps = ComponentProps<'div'>;
