'use client';

import {
  type FieldControl,
  type FocusWithinHandlers,
  focusedElement,
  useFieldControl,
  useFocusWithin,
  useLabels,
  useLatestCallback,
  useSheetChange,
} from '@guadua/utils/internal';
import { useId, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { selectTextsEsCO } from '../labels/es-co';
import type { RemoteList } from '../remote/remote-list';
import { useRemoteList } from '../remote/use-remote-list';
import { optionReader } from '../selection/option-reader';
import type { Selection } from '../selection/selection';
import { markFocused } from './mark-focused';
import { isInPopup, type SelectConfig, type SelectElements } from './select-config';
import type { SelectState } from './select-parts.types';
import type { LooseSelectProps } from './select-props';
import { type Announcer, useAnnouncer } from './use-announcer';
import { type Creations, useCreations } from './use-creations';
import { type OpenIntent, useOpenState } from './use-open-state';
import { type PreparedList, usePreparedList } from './use-prepared-list';
import { usePresence } from './use-presence';
import { type SavedKeys, useSavedKeys } from './use-saved-keys';
import { type SelectValue, useSelectValue } from './use-select-value';
import { useSelectWarnings } from './use-select-warnings';

/** The list of a select, as its parts open and close it. */
export interface SelectOpening {
  readonly isOpen: boolean;
  /** Why it was opened; `null` when a prop opened it. */
  readonly intent: OpenIntent | null;
  readonly open: (at: OpenIntent['at'], text?: string) => void;
  readonly close: (returnFocus: boolean) => void;
}

/** A select, tied to React: each part of the view takes what it shows and does. */
export interface SelectParts<Option> {
  readonly config: SelectConfig<Option>;
  readonly field: FieldControl;
  readonly elements: SelectElements;
  readonly value: SelectValue<Option>;
  readonly creations: Creations;
  readonly remote: RemoteList<Option> | null;
  readonly saved: SavedKeys<Option>;
  readonly opening: SelectOpening;
  readonly prepared: PreparedList;
  readonly announcer: Announcer<Selection>;
  /** The groups that a person has left collapsed; `undefined` before the first one. */
  readonly collapsed: readonly string[] | undefined;
  readonly setCollapsed: (names: readonly string[]) => void;
  /** What the root shows of it, save for the focus, which is marked as it comes and goes. */
  readonly state: Omit<SelectState, 'focused'>;
  readonly focusHandlers: FocusWithinHandlers;
  readonly clear: () => void;
}

const NO_OPTIONS: readonly never[] = [];

/** Brings the layers of a select together: props, value, remote list, open state, focus. */
export function useSelect<Option>(props: LooseSelectProps<Option>): SelectParts<Option> {
  const field = useFieldControl(props);
  const config = useSelectConfig(props, !field.disabled && !field.readOnly);
  const elements = useElements();
  const announcer = useAnnouncer<Selection>();
  const { announce } = announcer;
  const { report } = field;
  const value = useSelectValue(config, { announce, onDirty: () => report({ dirty: true }) });
  // What is hidden has no list to show, and no place for one when it is shown again.
  const isGone = usePresence(elements.trigger, () => close(false));
  const creations = useCreations(config, value, announce, isGone);
  const remote = useRemoteList(
    props.remote,
    config.reader.key,
    value.selectedOptions,
    value.outdateOptions,
  );
  const opener = useOpenState(props, config.editable);
  const { isOpen } = opener;
  const [collapsed, setCollapsed] = useState<readonly string[]>();
  const saved = useSavedKeys(config, value, isOpen);
  const { trigger } = elements;
  const prepared = usePreparedList(config, value.selection, isOpen);

  // Below an open sheet the trigger is inert: it takes the focus once the sheet is gone. What closes
  // without having been asked to (a prop, a field that became read-only) may have had the focus.
  const returning = useRef<boolean>(undefined);
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    const element = trigger.current;
    const closed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (!closed || !element) return;
    const focused = focusedElement(element);
    const lost = focused === null || focused === element.ownerDocument.body;
    if ((returning.current ?? lost) && focused !== element) element.focus({ preventScroll: true });
    returning.current = undefined;
  }, [isOpen, trigger]);

  const open = useLatestCallback((at: OpenIntent['at'], text: string = '') => {
    if (isOpen || !config.editable) return;
    announce('');
    returning.current = undefined;
    prepared.settle(at === 'selected');
    opener.open({ at, text });
    // What opens the list is searched: a caller that keeps the text gets it too.
    if (text !== '' && config.searchable) props.onSearchTermChange?.(text);
  });
  const close = useLatestCallback((returnFocus: boolean) => {
    returning.current = returnFocus;
    if (returnFocus) trigger.current?.focus({ preventScroll: true });
    announcer.forget();
    opener.close();
  });
  const change = useSheetChange();
  const sheetOf = () => (props.mobileSheet === false ? null : trigger.current);
  const opening: SelectOpening = {
    isOpen,
    intent: opener.intent,
    open: (at, text) => change(sheetOf(), () => open(at, text), true),
    close: (returnFocus) => change(sheetOf(), () => close(returnFocus)),
  };

  useImperativeHandle(props.handle, () => ({
    // At once, and in place of what a tap is to do.
    open: () => change(null, () => open('selectedOrFirst')),
    close: () => change(null, () => close(true)),
    focus: () => trigger.current?.focus(),
    reload: () => remote?.reload(),
  }));

  const empty = value.selection.values.length === 0;
  useLayoutEffect(() => report({ filled: !empty }), [report, empty]);
  const focusHandlers = useFocusWithin({
    isInside: (node) => isInPopup(node, elements),
    onEnter: (event) => {
      markFocused(event.currentTarget, true);
      report({ focused: true });
      props.onFocus?.(event);
      // A press opens by itself.
      const { target } = event;
      if (props.openOnFocus && target === trigger.current && target.matches(':focus-visible')) {
        opening.open('selected');
      }
    },
    onLeave: (event) => {
      markFocused(event.currentTarget, false);
      report({ focused: false, touched: true });
      props.onBlur?.(event);
    },
  });
  useSelectWarnings(config, value);

  return {
    config,
    field,
    elements,
    value,
    creations,
    remote,
    saved,
    opening,
    prepared,
    announcer,
    collapsed,
    setCollapsed,
    state: {
      open: isOpen,
      disabled: field.disabled,
      readonly: field.readOnly,
      invalid: field.invalid,
      empty,
      multiple: config.multiple,
    },
    focusHandlers,
    clear() {
      if (value.dispatch({ type: 'clear' })) trigger.current?.focus({ preventScroll: true });
    },
  };
}

function useSelectConfig<Option>(
  props: LooseSelectProps<Option>,
  editable: boolean,
): SelectConfig<Option> {
  const { multiple = false, simple = false } = props;
  return {
    props,
    labels: useLabels('select', selectTextsEsCO, props.labels),
    reader: optionReader<Option>(props),
    options: props.remote ? NO_OPTIONS : (props.options ?? NO_OPTIONS),
    multiple,
    searchable: !simple && props.searchable !== false,
    clearable: !simple && props.clearable !== false,
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
