'use client';

import { focusedElement, isElement, isNode, useLatestCallback } from '@guadua/utils/internal';
import {
  type ChangeEvent,
  type ClipboardEvent,
  type DragEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useState,
} from 'react';
import { folderEntries } from './dropped-files';
import { useBodyDropGuard } from './use-body-drop-guard';
import { useHeldFiles } from './use-held-files';

/** How files can come in; by a camera into the field of a picture. */
export type FileArrival = 'select' | 'drop' | 'paste' | 'camera';

/** What `useFileTarget` takes. */
export interface FileTargetOptions {
  readonly input: RefObject<HTMLInputElement | null>;
  /** What the native input must hold now, so that a plain form post carries it. */
  readonly files: () => readonly File[];
  /** Nothing may come in. */
  readonly locked: boolean;
  /** A file that is dropped elsewhere may take the place of the page. */
  readonly acceptPageDrop: boolean;
  /** A modal dialog of the field is open: what is pasted is meant for it, wherever the focus is. */
  readonly hasDialog?: boolean | undefined;
  readonly onFiles: (files: readonly File[], arrival: FileArrival) => void;
  readonly onFolders: (entries: readonly FileSystemEntry[]) => void;
}

/** Handlers for the root and for the native input. */
export interface FileTarget {
  readonly dragging: boolean;
  /** Puts the files into the native input once more. */
  readonly hold: () => void;
  readonly rootProps: {
    onDragEnter: (event: DragEvent) => void;
    onDragOver: (event: DragEvent) => void;
    onDragLeave: (event: DragEvent) => void;
    onDrop: (event: DragEvent) => void;
    onPaste: (event: ClipboardEvent) => void;
    onClick: (event: MouseEvent) => void;
  };
  readonly inputProps: {
    onClick: (event: MouseEvent<HTMLInputElement>) => void;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  };
}

/** What does something of its own when it is pressed, or has its label do it. */
const PRESSABLE = 'a, button, input, label, select, summary, textarea';

/** Takes files that are chosen, dropped or pasted, and keeps the native input in step (FIL-3). */
export function useFileTarget(options: FileTargetOptions): FileTarget {
  const { input, locked } = options;
  const [dragging, setDragging] = useState(false);
  useBodyDropGuard(input, !options.acceptPageDrop);
  // A fieldset disables its controls without a word to them.
  const isLocked = () => locked || input.current?.matches(':disabled') === true;
  const take = useLatestCallback((chosen: readonly File[], arrival: FileArrival): boolean => {
    if (chosen.length > 0) options.onFiles(chosen, arrival);
    return chosen.length > 0;
  });
  const hold = useHeldFiles(input, options.files, (early) => locked || take(early, 'select'));
  const paste = useLatestCallback((data: DataTransfer | null): boolean =>
    take(isLocked() ? [] : [...(data?.files ?? [])], 'paste'),
  );
  // Firefox sends a paste to the document while the focus is on what takes no text.
  const pasteAtDocument = useLatestCallback((event: globalThis.ClipboardEvent) => {
    const element = input.current;
    if (event.defaultPrevented || event.target !== element?.ownerDocument.body) return;
    if (!options.hasDialog && focusedElement(element) !== element) return;
    if (paste(event.clipboardData)) event.preventDefault();
  });
  useEffect(() => {
    const element = input.current;
    // The chooser was closed without a choice: what the click took out goes back in.
    element?.addEventListener('cancel', hold);
    element?.ownerDocument.addEventListener('paste', pasteAtDocument);
    return () => {
      element?.removeEventListener('cancel', hold);
      element?.ownerDocument.removeEventListener('paste', pasteAtDocument);
    };
  }, [input, hold, pasteAtDocument]);

  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    const isRefused = isLocked();
    event.dataTransfer.dropEffect = isRefused ? 'none' : 'copy';
    if (!isRefused && !dragging) setDragging(true);
  };
  return {
    dragging,
    hold,
    rootProps: {
      onDragEnter: over,
      onDragOver: over,
      onDragLeave: ({ currentTarget, relatedTarget }) => {
        // Moving over a child leaves too: only going out of the root counts.
        if (!(isNode(relatedTarget) && currentTarget.contains(relatedTarget))) {
          setDragging(false);
        }
      },
      onDrop: (event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setDragging(false);
        if (isLocked()) return;
        const folders = folderEntries(event.dataTransfer);
        if (folders) options.onFolders(folders);
        else take([...event.dataTransfer.files], 'drop');
      },
      onPaste: (event) => {
        if (!isText(event) && paste(event.clipboardData)) event.preventDefault();
      },
      onClick: keepFromLabel,
    },
    inputProps: {
      onClick: (event) => {
        if (locked) return event.preventDefault();
        // Else choosing the same file again would be no change (FIL-2).
        event.currentTarget.value = '';
        // Nothing says that a chooser stays closed: no person pressed, or the application prevents it.
        const isAsked = navigator.userActivation?.isActive ?? true;
        setTimeout(() => {
          if (!isAsked || event.nativeEvent.defaultPrevented) hold();
        });
      },
      onChange: (event) => {
        // What was refused must not stay in the input, nor what an `onChange` that throws did not take.
        queueMicrotask(hold);
        if (!locked) take([...(event.currentTarget.files ?? [])], 'select');
      },
    },
  };
}

/**
 * In a label round the field a press on a file's name, or on its handle, would open the chooser; in
 * WebKit one on a button, too, that takes itself away.
 */
function keepFromLabel(event: MouseEvent): void {
  const label = event.currentTarget.closest('label');
  const { target } = event;
  const pressed = label && isElement(target) && target.closest(PRESSABLE);
  if (pressed && (pressed === label || pressed.matches('[type=button]'))) event.preventDefault();
}

/** Office programs copy a text with a picture of it: where text is written, the text is meant. */
function isText({ target, clipboardData }: ClipboardEvent): boolean {
  return isElement(target) && target.matches(':read-write') && !!clipboardData.getData('text');
}
