'use client';

import { useFormReset, useLatestCallback } from '@guadua/utils/internal';
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
import { useBodyDropGuard } from './use-body-drop-guard';

/** How files can arrive. */
export type FileArrival = 'select' | 'drop' | 'paste';

/** What `useFileTarget` takes. */
export interface FileTargetOptions {
  /** What the native input must hold, so that a plain form post carries it. */
  files: readonly File[];
  /** Nothing may come in. */
  locked: boolean;
  preventBodyDrop: boolean;
  onFiles: (files: File[], arrival: FileArrival, unreadable: string[]) => void;
  onReset: () => void;
}

/** Handlers for the root and for the native input. */
export interface FileTarget {
  input: RefObject<HTMLInputElement | null>;
  dragging: boolean;
  rootProps: {
    onDragEnter: (event: DragEvent) => void;
    onDragOver: (event: DragEvent) => void;
    onDragLeave: (event: DragEvent) => void;
    onDrop: (event: DragEvent) => void;
    onPaste: (event: ClipboardEvent) => void;
  };
  inputProps: {
    onClick: (event: MouseEvent<HTMLInputElement>) => void;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  };
}

/** Takes files that are chosen, dropped or pasted, and keeps the native input in step (FIL-3). */
export function useFileTarget(options: FileTargetOptions): FileTarget {
  const { files, locked, preventBodyDrop, onFiles, onReset } = options;
  const input = useRef<HTMLInputElement>(null);
  const held = useRef<readonly File[]>([]);
  const mounted = useRef(false);
  const [dragging, setDragging] = useState(false);
  useBodyDropGuard(preventBodyDrop);

  const hold = useLatestCallback((again: boolean) => {
    const element = input.current;
    if (!element || typeof DataTransfer === 'undefined') return;
    const same =
      files.length === held.current.length && files.every((f, i) => f === held.current[i]);
    if (same && !again && element.files?.length === files.length) return;
    const transfer = new DataTransfer();
    for (const file of files) transfer.items.add(file);
    try {
      element.files = transfer.files;
      held.current = files;
    } catch {
      // Test tools put a property of their own there; the value is right all the same.
    }
  });
  const take = useLatestCallback((chosen: File[], arrival: FileArrival, unreadable: string[]) => {
    if (mounted.current && !locked && chosen.length + unreadable.length > 0) {
      onFiles(chosen, arrival, unreadable);
    }
  });

  // Before anything else can run: in between, a form would submit an empty file.
  useLayoutEffect(() => hold(false));
  useEffect(() => {
    mounted.current = true;
    const element = input.current;
    // The chooser was closed without a choice: what the click took out goes back in.
    const restore = () => hold(true);
    element?.addEventListener('cancel', restore);
    return () => {
      mounted.current = false;
      element?.removeEventListener('cancel', restore);
    };
  }, [hold]);
  useFormReset(input, () => {
    onReset();
    // The browser empties the input after this event, and after all microtasks if a person asked.
    setTimeout(hold, 0, true);
  });

  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = locked ? 'none' : 'copy';
    if (!locked && !dragging) setDragging(true);
  };
  return {
    input,
    dragging,
    rootProps: {
      onDragEnter: over,
      onDragOver: over,
      onDragLeave: ({ currentTarget, relatedTarget }) => {
        // Moving over a child leaves too: only going out of the root counts.
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) {
          setDragging(false);
        }
      },
      onDrop: (event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setDragging(false);
        if (locked) return;
        const dropped = droppedFiles(event.dataTransfer);
        if (!(dropped instanceof Promise)) take(dropped.files, 'drop', dropped.unreadable);
        else void dropped.then((found) => take(found.files, 'drop', found.unreadable));
      },
      onPaste: (event) => {
        const pasted = [...event.clipboardData.files];
        if (pasted.length === 0) return;
        event.preventDefault();
        take(pasted, 'paste', []);
      },
    },
    inputProps: {
      onClick: (event) => {
        if (locked) event.preventDefault();
        // Else choosing the same file again would be no change (FIL-2).
        else event.currentTarget.value = '';
      },
      onChange: (event) => {
        take([...(event.currentTarget.files ?? [])], 'select', []);
        // What was refused must not stay in the input.
        queueMicrotask(() => hold(true));
      },
    },
  };
}
