import {
  FieldContext,
  focusedElement,
  isComposing,
  isElement,
  useControl,
  useCustomValidity,
  useMergedRefs,
} from '@guadua/utils/internal';
import { type KeyboardEvent, type MouseEvent, useContext, useId, useRef } from 'react';
import type { PickerFieldProps } from './picker-field.types';
import { usePickerOpen } from './use-picker-open';
import { useUnsettledText } from './use-unsettled-text';

export type PickerState = ReturnType<typeof usePickerField>;

/** What keys, presses and the focus mean to a field that opens something. */
export function usePickerField(given: PickerFieldProps) {
  const { props, field, inputs } = given;
  const { element: input } = field;
  const popupId = useId();
  const root = useRef<HTMLDivElement>(null);
  const ref = useMergedRefs(input, props.ref, useCustomValidity(field.validationMessage));
  // The popup is known by its id: a sheet takes the focus before React attaches refs.
  const isInside = (node: Node) => isElement(node) && node.closest(`[id="${popupId}"]`) !== null;
  const control = useControl(props, {
    filled: field.filled,
    isInside,
    onLeave: () => settle(),
  });
  const { disabled, report } = control;
  const settle = (): boolean => {
    if (!field.isPending) return true;
    const done = field.settle();
    if (done) report({ dirty: true });
    return done;
  };
  const usable = !disabled && !control.readOnly;
  // A press outside may take the focus away without any event of the browser.
  const open = usePickerOpen(given, usable, settle);
  const { shown, openPopup, close, focusQuietly } = open;
  useUnsettledText(root, field, usable, isInside, settle);
  const refusal = useContext(FieldContext)?.refusal;

  return {
    ...open,
    popupId,
    errorId: `${popupId}-error`,
    root,
    ref,
    control,
    usable,
    invalid: control.invalid || field.error !== '',
    error: refusal === field.error ? '' : field.error,
    // An empty value in its place would erase what is stored (DAT-1).
    isHeld: field.isUnknown && (inputs?.names[0] ?? control.name) !== undefined,
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (isComposing(event.nativeEvent)) return;
      if (event.key === 'ArrowDown' && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
        event.preventDefault();
        openPopup(event.currentTarget, true);
      } else if (event.key === 'ArrowUp' && event.altKey) {
        event.preventDefault();
        close('trigger');
      } else if (event.key === 'Enter' && (field.isPending || shown)) {
        // Enter takes the text; only the next one submits the form.
        event.preventDefault();
        if (settle()) close('select');
      } else if (event.key === 'Escape' && field.isPending) {
        // While the popup is open, that one handles it first.
        event.preventDefault();
        field.drop();
      } else if (event.key === 'Tab') {
        close('focus');
      }
    },
    /** A press beside the input, within the frame, means the input. */
    frame: {
      onMouseDown: (event: MouseEvent<HTMLElement>) => {
        if (event.target !== event.currentTarget || event.button !== 0 || disabled) return;
        event.preventDefault();
        if (open.isSheet()) focusQuietly(input.current);
        else input.current?.focus();
      },
      onClick: (event: MouseEvent<HTMLElement>) => {
        if (event.target === event.currentTarget) openPopup(input.current, false);
      },
    },
    onClear: () => {
      field.drop();
      if (field.filled) {
        report({ dirty: true });
        field.clear();
      }
      focusQuietly(input.current);
    },
    onEscape: () => {
      // Escape in the field drops the typed text as well.
      const focused = root.current && focusedElement(root.current);
      if (focused?.matches('.gd-control__input')) field.drop();
    },
    onDone: () => {
      field.drop();
      report({ dirty: true });
      close('select');
    },
  };
}
