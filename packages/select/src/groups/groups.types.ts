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
  /** Cada título contrae y despliega su grupo. Mientras se busca están todos desplegados. @default false */
  collapsible?: boolean | undefined;
  /**
   * Los grupos que empiezan contraídos. Con `remote`, cuando una página no muestra ninguna fila nueva la siguiente se
   * pide con el botón «Cargar más».
   */
  collapsed?: readonly string[] | undefined;
}

export interface GroupPress<Option> {
  readonly labels: Pick<SelectTexts, 'collapsed' | 'expanded'>;
  readonly chooses: boolean;
  readonly toggle: (options: readonly Option[]) => unknown;
  readonly announce: (text: string) => void;
  readonly collapsed: readonly string[] | undefined;
  readonly setCollapsed: (names: readonly string[]) => void;
}

export interface GroupHeaderPlace<Option> {
  readonly id: string;
  readonly position: number;
  readonly setSize: number;
  readonly highlighted: boolean;
  readonly searching: boolean;
  readonly className: string | undefined;
  readonly labels: Pick<SelectTexts, 'collapsed' | 'expanded'>;
  readonly chooses: boolean;
  readonly keyOf: (option: Option) => SelectKey | null;
  readonly isSelected: (key: SelectKey | null) => boolean;
  readonly isDisabled: (option: Option) => boolean;
}

export interface LoadMoreProps {
  readonly className: string | undefined;
  readonly labels: Pick<SelectTexts, 'results' | 'loadMore'>;
  readonly pages: PagesState<unknown>;
  readonly onMore: () => void;
}

/** Lo que da `groupControls`: hace de los títulos de los grupos filas de la lista. */
export interface SelectGroups {
  /** Lo que se puede hacer con ellos. */
  readonly options: GroupControlOptions;
  /** @internal */
  readonly addHeaders: <Option>(
    found: OptionView<Option>,
    groupOf: (option: Option) => string,
    collapsed: readonly string[] | undefined,
    searching: boolean,
  ) => OptionView<Option>;
  /** @internal */
  readonly press: <Option>(
    row: GroupRow<Option>,
    press: GroupPress<Option>,
    searching: boolean,
    target: EventTarget | undefined,
  ) => void;
  /** @internal */
  readonly pressArrow: <Option>(
    row: GroupRow<Option>,
    press: GroupPress<Option>,
    back: boolean,
  ) => boolean;
  /**
   * The next page waits for a person: collapsed groups hide all of the last one (SEL-11).
   * @internal
   */
  readonly waits: (pages: PagesState<unknown>, rows: number) => boolean;
  /** @internal */
  readonly renderMore: (props: LoadMoreProps) => ReactNode;
  /** @internal */
  readonly renderHeader: <Option>(
    row: GroupRow<Option>,
    place: GroupHeaderPlace<Option>,
  ) => ReactNode;
}
