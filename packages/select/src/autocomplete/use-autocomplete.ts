'use client';

import {
  type PopupReason,
  useAnnouncement,
  useControl,
  useControlValue,
  useLabels,
  useLatestCallback,
  usePopup,
} from '@guadua/utils/internal';
import { type RefObject, useId, useRef } from 'react';
import { selectTextsEsCO } from '../labels/es-co';
import type { RemoteList } from '../remote/remote-list';
import { useRemote } from '../remote/use-remote';
import { isInPopup, type SelectConfig } from '../select/select-config';
import { optionReader } from '../selection/option-reader';
import type { AutocompleteChangeDetails, AutocompleteProps } from './autocomplete.types';
import { replaceText } from './replace-text';
import { useRecordTexts } from './use-record-texts';

export interface AutocompleteWidget<Option> {
  /** What the list reads of the props, as it does in `Select`. */
  readonly config: SelectConfig<Option>;
  readonly elements: {
    readonly root: RefObject<HTMLDivElement | null>;
    readonly input: RefObject<HTMLInputElement | null>;
    readonly popupId: string;
    readonly listId: string;
  };
  readonly text: string;
  readonly remote: RemoteList<Option> | null;
  readonly announce: (text: string) => void;
  readonly close: (reason: PopupReason) => void;
  readonly choose: (option: Option) => void;
}

const NO_OPTIONS: readonly never[] = [];

/** Brings the layers of an autocomplete together: props, text, remote list, open state, focus. */
export function useAutocomplete<Option>(props: AutocompleteProps<Option>) {
  const popupId = useId();
  const input = useRef<HTMLInputElement>(null);
  const value = useControlValue<
    string | null | undefined,
    string,
    never,
    AutocompleteChangeDetails<Option>
  >({
    name: props.name,
    element: input,
    value: props.value,
    defaultValue: props.defaultValue,
    read: (given) => (typeof given === 'string' ? given : ''),
    onChange: props.onChange,
    readEarly() {
      const { value: shown = '', defaultValue = '' } = input.current ?? {};
      return shown === defaultValue ? undefined : { value: shown };
    },
    onReset(first) {
      close('close');
      const before = value.now();
      if (before === first) return;
      beforeReset.current = before;
      value.set(first, { reason: 'reset', option: null });
    },
  });
  const text = value.value;
  const field = useControl(props, {
    filled: text !== '',
    isInside: (node) => isInPopup(node, { popupId }),
    onLeave: () => close('outside'),
  });
  const editable = !field.disabled && !field.readOnly;
  const config = useConfig(props, editable);
  const { reader, labels } = config;
  const [announcement, announce] = useAnnouncement();
  const connection = useRemote(props.remote);
  const remote = connection?.list ?? null;
  const elements = {
    root: useRef<HTMLDivElement>(null),
    input,
    popupId,
    listId: `${popupId}l`,
  };
  const popup = usePopup({
    open: props.open,
    defaultOpen: props.defaultOpen,
    onOpenChange: props.onOpenChange,
    usable: editable,
    control: input,
  });
  const { isOpen } = popup;
  const isLong = (next: string) => next.trim().length >= (props.minCharacters ?? 1);

  // A reset is no step of the browser's own history: it is undone here (TXC-4).
  const beforeReset = useRef<string | null>(null);
  const chosen = useRef<Option | null>(null);
  function close(reason: PopupReason): void {
    // What was chosen is still announced when the field loses the focus for it.
    if (isOpen) announce('');
    popup.close(reason);
  }
  const written = useRecordTexts(text, value.record);
  const write = useLatestCallback((next: string) => {
    if (!editable || next === value.now()) return;
    const option = chosen.current;
    beforeReset.current = null;
    written.add(next);
    value.set(next, { reason: option === null ? 'type' : 'select', option });
    field.report({ dirty: true });
  });
  function choose(option: Option): void {
    close('select');
    let label = reader.label(option);
    chosen.current = option;
    try {
      // The browser cuts what is longer than `maxLength`, where it is the one that writes.
      if (replaceText(input.current, label)) label = input.current?.value ?? label;
      else {
        label = label.slice(0, props.maxLength);
        write(label);
      }
    } finally {
      chosen.current = null;
    }
    announce(labels.selected(label));
  }

  return {
    ...{ config, field, elements, text, remote, connection, announcement, announce, close },
    name: value.name,
    /** Suggestions are asked for; they show once there are some. */
    isOpen,
    /** An arrow asks for suggestions however short the text is. */
    open(by: 'arrow' | 'focus'): void {
      if (by === 'focus' && (!props.openOnFocus || popup.isFocusing())) return;
      announce('');
      if (by === 'arrow' || isLong(text)) popup.open(by === 'arrow' ? 'trigger' : by, undefined);
    },
    /** What was written, by whatever means; what undo or redo brings back is taken if it is of this record. */
    write(next: string, byHistory: boolean): void {
      // Not taken, it is replaced by what was shown.
      if (byHistory && !written.has(next)) return;
      // What was announced of another text no longer holds.
      if (chosen.current === null) {
        announce('');
        if (isLong(next)) popup.open('trigger', undefined);
        else popup.close('trigger');
      }
      write(next);
    },
    choose,
    /** Brings back what a reset of the form took away, if nothing was written since; false else. */
    undoReset(): boolean {
      const before = beforeReset.current;
      if (before === null || text !== value.first()) return false;
      write(before);
      return true;
    },
  };
}

function useConfig<Option>(
  props: AutocompleteProps<Option>,
  editable: boolean,
): SelectConfig<Option> {
  const { labelKey, disabledKey, groupBy, searchBy } = props;
  const { label } = optionReader<Option>({ labelKey });
  return {
    props: {
      ...props,
      // The select's own have other shapes, and the list asks for none of them.
      ref: undefined,
      value: undefined,
      defaultValue: undefined,
      onChange: undefined,
    },
    labels: useLabels('select', selectTextsEsCO, props.labels),
    // The value is the text: two suggestions that read the same are the same.
    reader: optionReader<Option>({ labelKey, disabledKey, groupBy, searchBy, primaryKey: label }),
    options: props.remote ? NO_OPTIONS : (props.options ?? NO_OPTIONS),
    multiple: false,
    searchable: false,
    clearable: false,
    editable,
  };
}
