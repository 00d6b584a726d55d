import { isElement } from '@guadua/utils/internal';
import type { RefObject } from 'react';
import type { ListConfig } from '../list/list-config';
import type { RemoteSource } from '../remote/remote-source';
import type { TokenReorder } from '../reorder/reorder.types';
import type { SelectCommonProps } from './select.types';

export interface LooseSelectProps<Option> extends SelectCommonProps<Option, string, unknown> {
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

export interface SelectConfig<Option> extends ListConfig<Option> {
  readonly props: LooseSelectProps<Option>;
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
