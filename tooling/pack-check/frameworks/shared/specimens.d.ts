import type { ComponentType } from 'react';

/** Made from the specimens of the packages before the application is built. */
export declare const specimens: readonly {
  readonly name: string;
  readonly View: ComponentType<{ t: (spanish: string) => string; control: object }>;
  readonly control?: { readonly initial: unknown };
}[];
