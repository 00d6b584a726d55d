import type { ReactNode, RefObject } from 'react';
import type { ReorderLabels } from '../labels/select-labels.types';
import type { SelectKey } from '../selection/selection.types';

export interface MovedTokens {
  readonly elements: {
    readonly control: RefObject<HTMLElement | null>;
    readonly trigger: RefObject<HTMLElement | null>;
    readonly popupId: string;
  };
  readonly value: {
    readonly selection: { readonly values: readonly unknown[] };
    readonly itemOf: (value: unknown) => { readonly key: SelectKey; readonly label: string } | null;
    /** Gives the values, as they are now, another order; `null` when it is the same. */
    readonly dispatch: (event: {
      type: 'reorder';
      order: (values: readonly unknown[]) => readonly unknown[];
    }) => unknown;
  };
  readonly announce: (words: (kept: { readonly values: readonly unknown[] }) => string) => void;
  readonly labels: Partial<ReorderLabels> | undefined;
  readonly container: Element | DocumentFragment | null | undefined;
  readonly close: () => void;
}

export interface TokenPlace extends MovedTokens {
  readonly place: number;
  readonly count: number;
  readonly name: string;
}

/** Lo que da `reorderTokens`: las fichas cambian de lugar. */
export interface TokenReorder {
  /** La función que lo da. */
  readonly kind: 'reorderTokens';
  /** @internal */
  readonly render: (tokens: MovedTokens) => ReactNode;
  /** @internal */
  readonly renderLabel: (token: TokenPlace, children: ReactNode) => ReactNode;
}
