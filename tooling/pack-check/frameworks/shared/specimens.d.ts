import type { ComponentType } from 'react';

/** Made from the specimens of the packages before the application is built. */
export declare const specimens: readonly {
  readonly name: string;
  readonly View: ComponentType<{
    t: (spanish: string) => string;
    control: {
      name: string;
      value: unknown;
      onChange: (value: unknown) => void;
      disabled: boolean;
      readOnly: boolean;
    };
  }>;
  readonly control?: { readonly initial: unknown };
}[];
