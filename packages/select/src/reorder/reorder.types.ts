import type { ReactNode, RefObject } from 'react';
import type { ReorderLabels, SelectTexts } from '../labels/select-labels.types';
import type { SelectKey } from '../selection/selection.types';

/** A selected value, as its token shows it. */
export interface TokenItem {
  readonly key: SelectKey;
  /** As text. */
  readonly label: string;
}

/** What the reordering of tokens reads of its select, and does to it. */
export interface TokenOwner {
  readonly config: {
    readonly labels: Pick<SelectTexts, 'gone'>;
    readonly props: {
      readonly labels?: Partial<ReorderLabels> | undefined;
      readonly container?: Element | DocumentFragment | null | undefined;
    };
  };
  readonly elements: {
    readonly control: RefObject<HTMLElement | null>;
    readonly trigger: RefObject<HTMLElement | null>;
    readonly popupId: string;
  };
  readonly opening: {
    readonly isOpen: boolean;
    readonly close: (reason: 'close') => void;
  };
  readonly value: {
    readonly selection: { readonly values: readonly unknown[] };
    /** `null` for a value that no token can stand for. */
    readonly itemOf: (value: unknown) => TokenItem | null;
    /** Gives the values, as they are now, another order; `null` when it is the same. */
    readonly dispatch: (event: {
      type: 'reorder';
      order: (values: readonly unknown[]) => readonly unknown[];
    }) => unknown;
  };
  /** Keys that the source no longer has. */
  readonly saved: { readonly gone: ReadonlySet<SelectKey> };
  readonly announce: (words: (kept: { readonly values: readonly unknown[] }) => string) => void;
}

/** A token among those that are shown. */
export interface TokenPlace {
  readonly item: TokenItem;
  /** Counted from 0. */
  readonly place: number;
  /** How many tokens are shown. */
  readonly count: number;
}

/** Lo que da `reorderTokens`: las fichas cambian de lugar. */
export interface TokenReorder {
  /** What stands beside the tokens and listens to them. */
  readonly render: (owner: TokenOwner) => ReactNode;
  /** What a token shows, as something to press. */
  readonly renderLabel: (owner: TokenOwner, token: TokenPlace, children: ReactNode) => ReactNode;
}
