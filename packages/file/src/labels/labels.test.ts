import { expectTypeOf, it } from 'vitest';
import type { FileLabels } from './file-labels.types';

/** The texts that a pack could leave out and still compile. */
type Optional<Labels> = {
  [Text in keyof Labels]-?: Record<never, never> extends Pick<Labels, Text> ? Text : never;
}[keyof Labels];

it('asks every pack for every text (CMP-5)', () => {
  expectTypeOf<Optional<FileLabels>>().toBeNever();
});
