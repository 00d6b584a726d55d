/** Los textos de `Carousel`. */
export interface CarouselLabels {
  /** Qué es la región, después de su nombre. */
  carousel: string;
  /** Qué es una diapositiva, después de su lugar. */
  slide: string;
  /** Nombre de una diapositiva: su lugar entre todas. */
  slideLabel: (place: number, total: number) => string;
  /** Botón que lleva a la diapositiva anterior. */
  prev: string;
  /** Botón que lleva a la diapositiva siguiente. */
  next: string;
  /** El botón de la anterior, en la primera diapositiva de un carrusel que da la vuelta. */
  last: string;
  /** El botón de la siguiente, en la última diapositiva de un carrusel que da la vuelta. */
  first: string;
  /** Nombre del grupo de botones de las páginas. */
  pages: string;
  /** Botón que lleva a una diapositiva. */
  goToSlide: (place: number) => string;
  /** Botón que lleva a una página de varias diapositivas. */
  goToPage: (page: number) => string;
  /** Botón que inicia el movimiento. */
  play: string;
  /** Botón que detiene el movimiento. */
  pause: string;
}
