import { isElement } from '@guadua/utils/internal';
import type { RefObject } from 'react';
import type { SelectTexts } from '../labels/select-labels.types';
import type { SearchIndex } from '../list/search/search-index';
import type { RemoteSource } from '../remote/remote-source';
import type { TokenReorder } from '../reorder/reorder.types';
import type { OptionReader } from '../selection/option-reader';
import type { SelectCommonProps } from './select.types';

export const NO_OPTIONS: readonly never[] = [];

export interface LooseSelectProps<Option> extends Omit<SelectCommonProps<Option>, 'primaryKey'> {
  primaryKey?: string | ((option: Option) => unknown) | undefined;
  options?: readonly (Option | null | undefined)[] | null | undefined;
  remote?: RemoteSource<Option> | undefined;
  valueAs?: 'key' | 'option' | undefined;
  multiple?: boolean | undefined;
  value?: unknown;
  defaultValue?: unknown;
  onChange?: ((value: never, details: never) => void) | undefined;
  maxItems?: number | undefined;
  badgeLimit?: number | 'fit' | undefined;
  reorder?: TokenReorder | undefined;
}

export interface SelectConfig<Option> {
  readonly props: LooseSelectProps<Option>;
  readonly labels: SelectTexts;
  readonly reader: OptionReader<Option>;
  readonly options: readonly (Option | null | undefined)[];
  readonly indexOf: (items: readonly (Option | null | undefined)[]) => SearchIndex;
  readonly multiple: boolean;
  readonly searchable: boolean;
  readonly clearable: boolean;
  readonly editable: boolean;
}

export interface SelectElements {
  readonly control: RefObject<HTMLDivElement | null>;
  readonly trigger: RefObject<HTMLButtonElement | null>;
  readonly popup: RefObject<HTMLElement | null>;
  readonly popupId: string;
  readonly listId: string;
}

/** Whether a node lies in what the select opens. By its id, as it may take the focus before a ref is filled. */
export function isInPopup(node: Node, { popupId }: Pick<SelectElements, 'popupId'>): boolean {
  return isElement(node) && node.closest(`[id^="${popupId}"]`) !== null;
}
