'use client';

import {
  type PopupReason,
  useAnnouncement,
  useFieldControl,
  useFocusWithin,
  useLabels,
  usePopup,
} from '@guadua/utils/internal';
import {
  type FocusEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useCreations } from '../creations/use-creations';
import { selectTextsEsCO } from '../labels/es-co';
import { useSearchIndexes } from '../list/search/use-option-view';
import type { SavedKeys } from '../remote/saved-keys';
import { useRemote } from '../remote/use-remote';
import { optionReader } from '../selection/option-reader';
import {
  isInPopup,
  type LooseSelectProps,
  NO_OPTIONS,
  type SelectConfig,
  type SelectElements,
} from './select-config';
import { type SelectWords, useSelectValue } from './use-select-value';
import { useSelectWarnings } from './use-select-warnings';

export interface OpenIntent {
  readonly at: 'selected' | 'selectedOrFirst' | 'selectedOrLast';
  readonly text: string;
}

export interface SelectOpening {
  readonly isOpen: boolean;
  readonly intent: OpenIntent | null;
  readonly open: (at: OpenIntent['at'], text?: string) => void;
  readonly close: (reason: PopupReason) => void;
}

export interface GroupState {
  readonly collapsed: readonly string[] | undefined;
  readonly setCollapsed: (names: readonly string[]) => void;
}

const NOTHING_SAVED: SavedKeys = {
  pending: false,
  failed: new Set(),
  gone: new Set(),
  retry() {},
};

export function useSelect<Option>(props: LooseSelectProps<Option>) {
  const field = useFieldControl(props);
  const config = useSelectConfig(props, !field.disabled && !field.readOnly);
  const elements = useElements();
  const [announcement, announce] = useAnnouncement<SelectWords>();
  const { report } = field;
  const { trigger } = elements;
  const value = useSelectValue(config, {
    element: trigger,
    announce,
    onDirty: () => report({ dirty: true }),
    onReset: () => creations.reset(),
  });
  const creations = useCreations(config, value, announce, trigger);
  const popup = usePopup<OpenIntent>({
    open: props.open,
    defaultOpen: props.defaultOpen,
    onOpenChange: props.onOpenChange,
    usable: config.editable,
    mobileSheet: props.mobileSheet !== false,
    control: trigger,
  });
  const { isOpen } = popup;
  const [collapsed, setCollapsed] = useState<readonly string[]>();
  const open = (
    at: OpenIntent['at'],
    text = '',
    reason: PopupReason = 'trigger',
    now?: 'now',
  ): void => {
    if (isOpen || !config.editable) return;
    announce('');
    popup.open(reason, { at, text }, now);
  };
  const close = (reason: PopupReason, now?: 'now') => {
    // What was said of the list must not be said again outside of it; a choice says itself what it is.
    if (reason !== 'select') announce('');
    popup.close(reason, now);
  };
  const opening: SelectOpening = { isOpen, intent: popup.intent, open, close };
  const asKeys = props.remote !== undefined && props.valueAs === 'key';
  const missing = asKeys ? value.selection.keys.filter((key) => !value.isKnown(key)) : NO_OPTIONS;
  const remote = useRemote(props.remote, {
    isOpen,
    keyOf: config.reader.key,
    selected: value.selectedOptions,
    missing,
    onFound: value.rememberOptions,
    onReload: value.outdateOptions,
  });

  useImperativeHandle(props.actionsRef, () => ({
    open: () => open('selectedOrFirst', '', 'trigger', 'now'),
    close: () => close('close', 'now'),
    focus: () => trigger.current?.focus(),
    reload: () => remote?.reload(),
  }));

  const empty = value.selection.values.length === 0;
  useLayoutEffect(() => report({ filled: !empty }), [report, empty]);
  // No state of React: a press brings the focus before its click opens the list, and would wait for a rendering.
  const enter = ({ currentTarget }: FocusEvent<HTMLElement>, focused: boolean) =>
    currentTarget.toggleAttribute('data-focused', focused);
  const focusHandlers = useFocusWithin({
    isInside: (node) => isInPopup(node, elements),
    onEnter: (event) => {
      enter(event, true);
      report({ focused: true });
      props.onFocus?.(event);
      const { target } = event;
      if (props.openOnFocus && target === trigger.current && target.matches(':focus-visible')) {
        open('selected', '', 'focus');
      }
    },
    onLeave: (event) => {
      enter(event, false);
      report({ focused: false, touched: true });
      props.onBlur?.(event);
    },
  });
  useSelectWarnings(config, value);

  return {
    ...{ config, field, elements, value, creations, remote, opening, focusHandlers },
    ...{ announcement, announce },
    groupState: { collapsed, setCollapsed },
    saved: remote?.savedKeys(missing) ?? NOTHING_SAVED,
    clear() {
      if (value.dispatch({ type: 'clear' })) trigger.current?.focus({ preventScroll: true });
    },
  };
}

function useSelectConfig<Option>(
  props: LooseSelectProps<Option>,
  editable: boolean,
): SelectConfig<Option> {
  const { multiple = false } = props;
  const reader = optionReader<Option>(props);
  return {
    props,
    labels: useLabels('select', selectTextsEsCO, props.labels),
    reader,
    indexOf: useSearchIndexes(reader, props),
    options: props.remote ? NO_OPTIONS : (props.options ?? NO_OPTIONS),
    multiple,
    searchable: props.searchable !== false,
    clearable: props.clearable !== false,
    editable,
  };
}

function useElements(): SelectElements {
  const popupId = useId();
  return {
    control: useRef<HTMLDivElement>(null),
    trigger: useRef<HTMLButtonElement>(null),
    popup: useRef<HTMLElement>(null),
    popupId,
    listId: `${popupId}l`,
  };
}
