import { expectTypeOf, it } from 'vitest';
import type { CarouselLabels } from '../carousel/labels/carousel-labels.types';
import type { SocialLabels } from '../social/labels/social-labels.types';
import type { UtilsLabels } from './utils-labels.types';

/** The texts that a pack could leave out and still compile. */
type Optional<Labels> = {
  [Text in keyof Labels]-?: Record<never, never> extends Pick<Labels, Text> ? Text : never;
}[keyof Labels];

it('asks every pack for every text (CMP-5)', () => {
  expectTypeOf<Optional<UtilsLabels>>().toBeNever();
  expectTypeOf<Optional<CarouselLabels>>().toBeNever();
  expectTypeOf<Optional<SocialLabels>>().toBeNever();
});
