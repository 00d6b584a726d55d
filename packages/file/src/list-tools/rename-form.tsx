import { CheckIcon, isComposing, useLatestCallback } from '@guadua/utils/internal';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { sanitizeFileName } from '../names/sanitize-file-name';

export interface RenameFormProps {
  name: string;
  label: string;
  saveLabel: string;
  input: RefObject<HTMLInputElement | null>;
  locked: boolean;
  onDone: (name: string, byFocus: boolean) => void;
}

/** The name of a file as a text field; the extension stays, since it says what the file is (FIL-9). */
export function RenameForm({ name, label, saveLabel, input, locked, onDone }: RenameFormProps) {
  const extension = /[^.](\.[^./\\]+)$/.exec(name)?.[1] ?? '';
  const own = name.slice(0, name.length - extension.length);
  const [stem, setStem] = useState(own);
  const save = (byFocus = false) => {
    if (locked) return;
    // A name that was not edited stays exactly as it is, safe or not.
    const isNew = stem !== own && sanitizeFileName(stem, '');
    onDone(isNew ? sanitizeFileName(stem + extension) : name, byFocus);
  };
  const field = useRef<HTMLInputElement>(null);
  const onSubmit = useLatestCallback((event: Event) => {
    if (event.target === input.current?.form) flushSync(() => save(true));
  });
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
    // The root hears the submit before the form: what is seen is sent, though nobody pressed anything to save it.
    const root = field.current?.getRootNode();
    root?.addEventListener('submit', onSubmit, true);
    return () => root?.removeEventListener('submit', onSubmit, true);
  }, [onSubmit]);
  const onKeyDown = (event: KeyboardEvent) => {
    // An input method takes both keys while it composes.
    if (isComposing(event.nativeEvent) || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    // Enter must not send the form, and Escape must not close a dialog.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') save();
    else onDone(name, false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the focus leave its parts
    <span
      className="gd-file-input__rename"
      onBlur={({ currentTarget, relatedTarget }) => {
        // A window that loses the focus takes it back to the same field.
        if (!document.hasFocus() || currentTarget.contains(relatedTarget)) return;
        save(true);
      }}
    >
      <input
        ref={field}
        type="text"
        className="gd-file-input__rename-input"
        aria-label={label}
        value={stem}
        readOnly={locked}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setStem(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <bdi className="gd-file-input__size">{extension}</bdi>
      <button
        type="button"
        className="gd-icon-button"
        aria-label={saveLabel}
        // A disabled button would lose the focus.
        aria-disabled={locked || undefined}
        onClick={() => save()}
      >
        <CheckIcon />
      </button>
    </span>
  );
}
