import type { ReactNode, RefObject } from 'react';
import type { SelectLabels } from '../labels/select-labels.types';
import type { SelectKey } from '../selection/selection.types';

/** What the reordering of tokens reads of its select, and does to it. */
export interface TokenOwner {
  readonly config: { readonly labels: SelectLabels };
  readonly elements: {
    readonly control: RefObject<HTMLElement | null>;
    readonly trigger: RefObject<HTMLElement | null>;
  };
  readonly value: {
    readonly selection: { readonly values: readonly unknown[] };
    /** `null` for a value that no token can stand for. */
    readonly itemOf: (value: unknown) => { readonly key: SelectKey; readonly label: string } | null;
    /** Gives the values, as they are now, another order; `null` when it is the same. */
    readonly dispatch: (event: {
      type: 'reorder';
      order: (values: readonly unknown[]) => readonly unknown[];
    }) => unknown;
  };
  readonly announcer: { readonly announce: (text: string) => void };
}

/** Lo que da `reorderTokens`: las fichas cambian de lugar. */
export interface TokenReorder {
  /** What stands beside the tokens and listens to them. */
  readonly render: (owner: TokenOwner) => ReactNode;
}
