import {
  eventTarget,
  focusedElement,
  isElement,
  isNode,
  useLatestCallback,
} from '@guadua/utils/internal';
import {
  type ChangeEvent,
  type ClipboardEvent,
  type DragEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useState,
} from 'react';
import { useHeldFiles } from './use-held-files';

export type FileArrival = 'select' | 'drop' | 'paste' | 'camera';

export interface FileTargetOptions {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly files: () => readonly File[];
  readonly locked: boolean;
  readonly acceptPageDrop: boolean;
  readonly onExpect: () => void;
  readonly onFiles: (
    arrival: FileArrival,
    files: readonly File[],
    folders?: readonly FileSystemEntry[],
  ) => void;
}

export function useFileTarget(options: FileTargetOptions) {
  const { input, locked, acceptPageDrop } = options;
  const [dragging, setDragging] = useState(false);
  // A disabled fieldset disables the input, but React does not know.
  const isLocked = () => locked || input.current?.matches(':disabled') === true;
  const take = (arrival: FileArrival, chosen: readonly File[]): boolean => {
    if (chosen.length > 0) options.onFiles(arrival, chosen);
    return chosen.length > 0;
  };
  const hold = useHeldFiles(input, options.files, (early) => locked || take('select', early));
  const paste = (data: DataTransfer | null) =>
    !isLocked() && take('paste', [...(data?.files ?? [])]);
  // Firefox sends a paste to the document while the focus is on what takes no text.
  const pasteAtDocument = useLatestCallback((event: globalThis.ClipboardEvent) => {
    const element = input.current;
    if (event.defaultPrevented || event.target !== element?.ownerDocument.body) return;
    if (focusedElement(element) === element && paste(event.clipboardData)) event.preventDefault();
  });
  useEffect(() => {
    const page = input.current?.ownerDocument;
    const end = new AbortController();
    page?.addEventListener('paste', pasteAtDocument, end);
    // Each field has its own listeners, so that an unmounted field takes none from the others.
    const guard = (event: globalThis.DragEvent) => acceptPageDrop || refuse(event);
    page?.addEventListener('dragover', guard, end);
    page?.addEventListener('drop', guard, end);
    return () => end.abort();
  }, [input, pasteAtDocument, acceptPageDrop]);

  const over = (event: DragEvent) => {
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    const isRefused = isLocked();
    event.dataTransfer.dropEffect = isRefused ? 'none' : 'copy';
    if (isRefused || dragging) return;
    setDragging(true);
    options.onExpect();
  };
  return {
    dragging,
    hold,
    rootProps: {
      onPointerEnter: options.onExpect,
      onDragEnter: over,
      onDragOver: over,
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        // The event also comes when the pointer goes from one child to another.
        if (!(isNode(relatedTarget) && currentTarget.contains(relatedTarget))) setDragging(false);
      },
      onDrop: (event: DragEvent) => {
        const { dataTransfer } = event;
        if (!hasFiles(dataTransfer)) return;
        event.preventDefault();
        setDragging(false);
        if (isLocked()) return;
        // The browser empties the entries after the event.
        const entries = [...dataTransfer.items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
        if (entries.some((entry) => entry.isDirectory)) options.onFiles('drop', [], entries);
        else take('drop', [...dataTransfer.files]);
      },
      onPaste: (event: ClipboardEvent) => {
        if (!isText(event) && paste(event.clipboardData)) event.preventDefault();
      },
    },
    inputProps: {
      onFocus: options.onExpect,
      onClick: (event: MouseEvent<HTMLInputElement>) => {
        if (locked) event.preventDefault();
        else options.onExpect();
      },
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        // Refused files must not stay in the input, nor those of an `onChange` that throws.
        queueMicrotask(hold);
        if (!locked) take('select', [...(event.currentTarget.files ?? [])]);
      },
    },
  };
}

function hasFiles(data: DataTransfer): boolean {
  return data.types.includes('Files');
}

/** A file that is dropped beside every field does not open in place of the page (FIL-2). */
function refuse(event: globalThis.DragEvent): void {
  const { dataTransfer } = event;
  if (event.defaultPrevented || !dataTransfer || !hasFiles(dataTransfer)) return;
  // A file input of the page, in a shadow root too, takes drops by itself.
  const target = eventTarget(event);
  if (target && 'type' in target && target.type === 'file') return;
  event.preventDefault();
  dataTransfer.dropEffect = 'none';
}

/** Office programs copy a text with a picture of it: where text is written, the text is meant. */
function isText({ target, clipboardData }: ClipboardEvent): boolean {
  return isElement(target) && target.matches(':read-write') && !!clipboardData.getData('text');
}
