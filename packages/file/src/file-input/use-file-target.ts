'use client';

import {
  focusedElement,
  isElement,
  isNode,
  useFormReset,
  useLatestCallback,
} from '@guadua/utils/internal';
import {
  type ChangeEvent,
  type ClipboardEvent,
  type DragEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { droppedFiles } from './dropped-files';
import type { DroppedFiles } from './dropped-files.types';
import { areSame } from './file-items';
import { useBodyDropGuard } from './use-body-drop-guard';
import { useWhenShown } from './use-when-shown';

/** How files can come in. */
export type FileArrival = 'select' | 'drop' | 'paste';

/** What `useFileTarget` takes. */
export interface FileTargetOptions {
  /** What the native input must hold, so that a plain form post carries it. */
  files: readonly File[];
  /** Nothing may come in. */
  locked: boolean;
  preventBodyDrop: boolean;
  /** A modal dialog of the field is open: what is pasted is meant for it, wherever the focus is. */
  hasDialog?: boolean | undefined;
  onFiles: (files: File[], arrival: FileArrival, dropped?: DroppedFiles) => void;
  onReset: () => void;
}

/** Handlers for the root and for the native input. */
export interface FileTarget {
  input: RefObject<HTMLInputElement | null>;
  dragging: boolean;
  /** How many files of a dropped folder were found so far, while it is read. */
  reading: number | null;
  /** Drops what a folder that is read would lead to. */
  drop: () => void;
  rootProps: {
    onDragEnter: (event: DragEvent) => void;
    onDragOver: (event: DragEvent) => void;
    onDragLeave: (event: DragEvent) => void;
    onDrop: (event: DragEvent) => void;
    onPaste: (event: ClipboardEvent) => void;
    onClick: (event: MouseEvent) => void;
  };
  inputProps: {
    onClick: (event: MouseEvent<HTMLInputElement>) => void;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  };
}

/** What does something of its own when it is pressed, or has its label do it. */
const PRESSABLE = 'a, button, input, label, select, summary, textarea';

/** Takes files that are chosen, dropped or pasted, and keeps the native input in step (FIL-3). */
export function useFileTarget(options: FileTargetOptions): FileTarget {
  const { files, locked, preventBodyDrop, onFiles, onReset } = options;
  const input = useRef<HTMLInputElement>(null);
  const held = useRef<readonly File[]>([]);
  const [dragging, setDragging] = useState(false);
  const [reading, setReading] = useState<number | null>(null);
  // What was chosen last; a slower walk of an earlier folder must not overwrite it.
  const choice = useRef(0);
  const whenShown = useWhenShown();
  useBodyDropGuard(input, preventBodyDrop);
  // A fieldset disables its controls without a word to them.
  const isLocked = () => locked || input.current?.matches(':disabled') === true;

  const hold = useLatestCallback((again: boolean) => {
    const element = input.current;
    if (!element || typeof DataTransfer === 'undefined') return;
    if (!again && areSame(files, held.current) && element.files?.length === files.length) return;
    const transfer = new DataTransfer();
    for (const file of files) transfer.items.add(file);
    try {
      element.files = transfer.files;
      held.current = files;
    } catch {
      // Test tools put a property of their own there; the value is right all the same.
    }
  });
  const dropReading = () => {
    choice.current++;
    setReading(null);
  };
  const take = useLatestCallback((chosen: File[], arrival: FileArrival, dropped?: DroppedFiles) => {
    const missed = (dropped?.unreadable.length ?? 0) + (dropped?.left.length ?? 0);
    if (chosen.length + missed === 0) return;
    dropReading();
    onFiles(chosen, arrival, dropped);
  });
  const drop = async (walk: Promise<DroppedFiles>, own: number) => {
    setReading(0);
    const dropped = await walk;
    whenShown(() => {
      if (choice.current !== own) return;
      setReading(null);
      take(dropped.files, 'drop', dropped);
    });
  };
  const paste = useLatestCallback((data: DataTransfer | null): boolean => {
    const pasted = isLocked() ? [] : [...(data?.files ?? [])];
    take(pasted, 'paste');
    return pasted.length > 0;
  });
  // Firefox sends a paste to the document while the focus is on what takes no text.
  const pasteAtDocument = useLatestCallback((event: globalThis.ClipboardEvent) => {
    const element = input.current;
    if (event.defaultPrevented || event.target !== element?.ownerDocument.body) return;
    if (!options.hasDialog && focusedElement(element) !== element) return;
    if (paste(event.clipboardData)) event.preventDefault();
  });

  const adopted = useRef(false);
  // Before anything else can run: in between, a form would submit an empty file.
  useLayoutEffect(() => {
    const element = input.current;
    if (!adopted.current && element?.files?.length) {
      // Chosen before the page had its scripts (FIL-2).
      adopted.current = true;
      if (!locked) take([...element.files], 'select');
    } else {
      adopted.current = true;
      hold(false);
    }
  });
  useEffect(() => {
    const element = input.current;
    // The chooser was closed without a choice: what the click took out goes back in.
    const restore = () => hold(true);
    element?.addEventListener('cancel', restore);
    element?.ownerDocument.addEventListener('paste', pasteAtDocument);
    return () => {
      element?.removeEventListener('cancel', restore);
      element?.ownerDocument.removeEventListener('paste', pasteAtDocument);
    };
  }, [hold, pasteAtDocument]);
  useFormReset(input, () => {
    dropReading();
    onReset();
    // The browser empties the input after this event, and after all microtasks if a person asked.
    setTimeout(hold, 0, true);
  });

  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    const isRefused = isLocked();
    event.dataTransfer.dropEffect = isRefused ? 'none' : 'copy';
    if (!isRefused && !dragging) setDragging(true);
  };
  return {
    input,
    dragging,
    reading,
    drop: dropReading,
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
        const own = ++choice.current;
        const dropped = droppedFiles(event.dataTransfer, (found) => {
          if (choice.current !== own) return false;
          setReading(found);
          return true;
        });
        if (dropped instanceof Promise) void drop(dropped, own);
        else take(dropped.files, 'drop', dropped);
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
          if (!isAsked || event.nativeEvent.defaultPrevented) hold(true);
        });
      },
      onChange: (event) => {
        // What was refused must not stay in the input, nor what an `onChange` that throws did not take.
        queueMicrotask(() => hold(true));
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
