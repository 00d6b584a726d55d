import type { ReactNode, RefObject } from 'react';
import type { ReorderLabels } from '../labels/select-labels.types';
import type { SelectKey } from '../selection/selection.types';

/** Tokens that change their places. */
export interface MovedTokens {
  readonly elements: {
    readonly control: RefObject<HTMLElement | null>;
    readonly trigger: RefObject<HTMLElement | null>;
    readonly popupId: string;
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
  readonly announce: (words: (kept: { readonly values: readonly unknown[] }) => string) => void;
  readonly labels: Partial<ReorderLabels> | undefined;
  readonly container: Element | DocumentFragment | null | undefined;
  /** Closes the list of the select. */
  readonly close: () => void;
}

/** A token among those that are shown. */
export interface TokenPlace extends MovedTokens {
  /** Counted from 0. */
  readonly place: number;
  /** How many tokens are shown. */
  readonly count: number;
  /** What names it. */
  readonly name: string;
}

/** Lo que da `reorderTokens`: las fichas cambian de lugar. */
export interface TokenReorder {
  /** What stands beside the tokens and listens to them. */
  readonly render: (tokens: MovedTokens) => ReactNode;
  /** What a token shows, as something to press. */
  readonly renderLabel: (token: TokenPlace, children: ReactNode) => ReactNode;
}
