import {
  type PopupReason,
  useAnnouncement,
  useControl,
  useControlValue,
  usePopup,
} from '@guadua/utils/internal';
import { useId, useRef } from 'react';
import { useListConfig } from '../list/use-list-config';
import { useRemote } from '../remote/use-remote';
import { isInPopup } from '../select/select-config';
import { optionReader } from '../selection/option-reader';
import type { AutocompleteChangeDetails, AutocompleteProps } from './autocomplete.types';
import { replaceText } from './replace-text';

export type AutocompleteWidget<Option> = Pick<
  ReturnType<typeof useAutocomplete<Option>>,
  'config' | 'elements' | 'text' | 'remote' | 'announce' | 'close' | 'choose'
>;

export function useAutocomplete<Option>(props: AutocompleteProps<Option>) {
  const popupId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { current: kept } = useRef({
    chosen: null as Option | null,
    /** The record in which a person has written, and the texts that it has had. */
    written: 0,
    texts: new Set<string>(),
  });
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
      if (value.now() !== first) value.set(first, { reason: 'reset', option: null });
    },
  });
  const text = value.value;
  const field = useControl(props, {
    filled: text !== '',
    isInside: (node) => isInPopup(node, { popupId }),
    onLeave: () => close('outside'),
  });
  const editable = !field.disabled && !field.readOnly;
  // The value is the text: two suggestions that read the same are the same.
  const { label } = optionReader<Option>({ labelKey: props.labelKey });
  const config = useListConfig(props, optionReader<Option>({ ...props, primaryKey: label }));
  const { reader, labels } = config;
  const [announcement, announce] = useAnnouncement();
  const popup = usePopup({
    open: props.open,
    defaultOpen: props.defaultOpen,
    onOpenChange: props.onOpenChange,
    usable: editable,
    control: input,
  });
  const { isOpen } = popup;
  const remote = useRemote(props.remote, { isOpen, keyOf: reader.key });
  const isLong = (next: string) => next.trim().length >= (props.minCharacters ?? 1);

  function close(reason: PopupReason): void {
    // What was chosen is still announced when the field loses the focus for it.
    if (isOpen) announce('');
    popup.close(reason);
  }
  function write(next: string): void {
    if (!editable || next === value.now()) return;
    const option = kept.chosen;
    if (kept.written !== value.latest().record) kept.texts.clear();
    kept.texts.add(value.now()).add(next);
    value.set(next, { reason: option === null ? 'type' : 'select', option });
    kept.written = value.latest().record;
    field.report({ dirty: true });
  }

  return {
    ...{ config, field, text, remote, announcement, announce, close },
    elements: { root: useRef<HTMLDivElement>(null), input, popupId, listId: `${popupId}l` },
    name: value.name,
    isOpen,
    open(by: 'arrow' | 'focus'): void {
      if (by === 'focus' && (!props.openOnFocus || popup.isFocusing())) return;
      announce('');
      if (by === 'arrow' || isLong(text)) popup.open(by === 'arrow' ? 'trigger' : by, undefined);
    },
    write(next: string, byHistory: boolean): void {
      // WebKit keeps its history of an input whose value a script has set: the text of a former record (TXC-4).
      const isOther = value.record > 0 && !kept.texts.has(next);
      if (byHistory && (isOther || kept.written !== value.record)) return;
      if (kept.chosen === null) {
        announce('');
        if (isLong(next)) popup.open('trigger', undefined);
        else popup.close('trigger');
      }
      write(next);
    },
    choose(option: Option): void {
      close('select');
      let label = reader.label(option);
      kept.chosen = option;
      // The browser cuts what is longer than `maxLength`, where it is the one that writes.
      if (replaceText(input.current, label)) label = input.current?.value ?? label;
      else {
        label = label.slice(0, props.maxLength);
        write(label);
      }
      kept.chosen = null;
      announce(labels.selected(label));
    },
  };
}
