/** Texts of `<Carousel>` (CMP-5); group `carousel`. */
export interface CarouselLabels {
  /** What the region is, after its own name. */
  carousel: string;
  /** What a slide is, after its place. */
  slide: string;
  /** Name of a slide: its place among all. */
  slideLabel: (place: number, total: number) => string;
  /** Button to the slide before. */
  prev: string;
  /** Button to the slide after. */
  next: string;
  /** The "before" button on the first slide of a carousel that goes round. */
  last: string;
  /** The "after" button on the last slide of a carousel that goes round. */
  first: string;
  /** Name of the group of page buttons. */
  pages: string;
  /** Button to a slide. */
  goToSlide: (place: number) => string;
  /** Button to a page of several slides. */
  goToPage: (page: number) => string;
  /** Button that starts the rotation. */
  play: string;
  /** Button that stops the rotation. */
  pause: string;
}
