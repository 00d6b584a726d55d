import type { ReactNode } from 'react';
import type { SelectTexts } from '../labels/select-labels.types';
import type { GroupRow, OptionView } from '../list/search/option-view';
import type { PagesState } from '../remote/pages';
import type { SelectKey } from '../selection/selection.types';

/** Qué se puede hacer con los títulos de los grupos. */
export interface GroupControlOptions {
  /**
   * Con `multiple`, cada título elige o quita su grupo entero; mientras se busca, lo encontrado de él.
   * @default false
   */
  selectable?: boolean | undefined;
  /**
   * Cada título contrae y despliega su grupo. Mientras se busca están todos desplegados.
   * @default false
   */
  collapsible?: boolean | undefined;
  /**
   * Los grupos que empiezan contraídos. Con `remote`, cuando una página no muestra ninguna fila nueva
   * la siguiente se pide con el botón «Cargar más».
   */
  collapsed?: readonly string[] | undefined;
}

/** What a header reads of its select. */
export interface GroupOwner<Option> {
  readonly config: {
    readonly labels: SelectTexts;
    readonly multiple: boolean;
    /** Can be changed by a person. */
    readonly editable: boolean;
    readonly reader: { readonly key: (option: Option) => SelectKey | null };
  };
  /** Pages of a source: not all there are are known. */
  readonly remote: object | null;
  readonly value: {
    readonly selection: { readonly has: (key: SelectKey | null) => boolean };
    readonly isDisabled: (option: Option) => boolean;
  };
}

/** What a header does to its select. */
export interface GroupActor<Option> extends GroupOwner<Option> {
  readonly value: GroupOwner<Option>['value'] & {
    /** Chooses what can be chosen of them, or takes it away. */
    readonly dispatch: (event: { type: 'group.toggle'; options: readonly Option[] }) => unknown;
  };
  readonly announce: (text: string) => void;
  /** The groups that a person has left collapsed; `undefined` before the first one. */
  readonly collapsed: readonly string[] | undefined;
  readonly setCollapsed: (names: readonly string[]) => void;
}

/** A header in its list. */
export interface GroupHeaderPlace {
  readonly id: string;
  readonly position: number;
  /** Size of the whole list; -1 while it isn't known. */
  readonly setSize: number;
  readonly highlighted: boolean;
  readonly searching: boolean;
  readonly className: string | undefined;
  /** What stands for the name. */
  readonly children: ReactNode;
}

/** The pages of a remote list, and the rows that show them. */
export interface GroupPagesList {
  readonly pages: PagesState<unknown> | null;
  readonly view: { readonly count: number };
}

/** What asks for another page. */
export interface GroupPagesOwner {
  readonly config: {
    readonly labels: SelectTexts;
    readonly props: {
      readonly classNames?: { readonly status?: string | undefined } | undefined;
    };
  };
  readonly remote: { readonly more: (shown: number) => void } | null;
}

/** Lo que da `groupControls`: hace de los títulos de los grupos filas de la lista. */
export interface SelectGroups {
  /** The list with a row for the header of each group. */
  readonly addHeaders: <Option>(
    found: OptionView<Option>,
    groupOf: (option: Option) => string,
    collapsed: readonly string[] | undefined,
    searching: boolean,
  ) => OptionView<Option>;
  /** A header is accepted: by a click on the target, or by the keyboard. */
  readonly press: <Option>(
    row: GroupRow<Option>,
    owner: GroupActor<Option>,
    searching: boolean,
    target: EventTarget | undefined,
  ) => void;
  /**
   * A side arrow on a header; false leaves the key to the list.
   *
   * @param back It leads against the direction of the text.
   */
  readonly pressArrow: <Option>(
    row: GroupRow<Option>,
    owner: GroupActor<Option>,
    back: boolean,
  ) => boolean;
  /** The next page waits for a person: collapsed groups hide all of the last one (SEL-11). */
  readonly waits: (pages: PagesState<unknown>, rows: number) => boolean;
  /** What a person then asks for it with. */
  readonly renderMore: (owner: GroupPagesOwner, list: GroupPagesList) => ReactNode;
  /** What such a row shows. */
  readonly renderHeader: <Option>(
    row: GroupRow<Option>,
    owner: GroupOwner<Option>,
    place: GroupHeaderPlace,
  ) => ReactNode;
}
