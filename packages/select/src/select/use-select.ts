import {
  type PopupReason,
  useAnnouncement,
  useFieldControl,
  useFocusWithin,
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
import { useListConfig } from '../list/use-list-config';
import { useRemote } from '../remote/use-remote';
import { optionReader } from '../selection/option-reader';
import {
  isInPopup,
  type LooseSelectProps,
  type SelectConfig,
  type SelectElements,
} from './select-config';
import { type SelectWords, useSelectValue } from './use-select-value';

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

export function useSelect<Option>(props: LooseSelectProps<Option>) {
  const field = useFieldControl(props);
  const config: SelectConfig<Option> = {
    ...useListConfig(props, optionReader<Option>(props)),
    props,
    multiple: props.multiple === true,
    searchable: props.searchable !== false,
    clearable: props.clearable !== false,
    editable: !field.disabled && !field.readOnly,
  };
  const popupId = useId();
  const elements: SelectElements = {
    control: useRef<HTMLDivElement>(null),
    trigger: useRef<HTMLButtonElement>(null),
    popup: useRef<HTMLElement>(null),
    popupId,
    listId: `${popupId}l`,
  };
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
  const missing = asKeys ? value.selection.keys.filter((key) => !value.isKnown(key)) : [];
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

  return {
    ...{ config, field, elements, value, creations, remote, opening, focusHandlers },
    ...{ announcement, announce },
    groupState: { collapsed, setCollapsed },
    saved: remote?.savedKeys(missing),
    clear() {
      if (value.dispatch({ type: 'clear' })) trigger.current?.focus({ preventScroll: true });
    },
  };
}
