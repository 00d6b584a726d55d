'use client';

import { ChevronDownIcon, useLabels, useLatestCallback } from '@guadua/utils/internal';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FileChangeReason, FileItemState } from '../file-input/file-input.types';
import type { FileItem } from '../file-input/file-item.types';
import type { FileTarget } from '../file-input/use-file-target';
import type { ItemKeys } from '../file-input/use-item-keys';
import { listToolLabelsEsCO } from '../labels/es-co-list-tools';
import type { ListToolLabels } from '../labels/file-labels.types';
import { isFile } from '../read/is-file';
import type { UploadView } from '../upload/upload.types';
import { moveItem } from './drag-plan';
import { RenameForm } from './rename-form';
import { useOrderedFormData } from './use-ordered-form-data';
import { useRowDrag } from './use-row-drag';

/** Props of `ListTools`. */
export interface ListToolsProps {
  state: FileItemState;
  items: readonly FileItem[];
  keys: ItemKeys;
  target: Pick<FileTarget, 'input'>;
  /** What each item stands for: the file that was sent. */
  shown: readonly FileItem[];
  change: (
    items: readonly FileItem[],
    reason: FileChangeReason,
    shown?: readonly FileItem[],
  ) => void;
  /** The items by now: one may be up, or have come, before the page is drawn again. */
  latest: RefObject<readonly FileItem[]>;
  uploads: UploadView | undefined;
  announce: (text: string) => void;
  ownLabels: Partial<ListToolLabels> | undefined;
  name: string | undefined;
  locked: boolean;
  reorder: boolean;
  rename: boolean;
}

/** What moves and renames one file of a list: loaded where a list asks for it (FIL-8, FIL-9). */
export function ListTools(props: ListToolsProps) {
  const { state, items, locked, reorder, announce } = props;
  const { item, name, index } = state;
  const count = items.length;
  const labels = useLabels('file', listToolLabelsEsCO, props.ownLabels);
  const [renaming, setRenaming] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  const root = useRef<HTMLSpanElement>(null);
  useOrderedFormData(props.target.input, props.name, reorder && index === 0 ? items : NONE);
  // A fieldset disables buttons by itself, but no row and no handle.
  const isLocked = () => locked || props.target.input.current?.matches(':disabled') === true;
  const edit = (
    reason: FileChangeReason,
    how: (list: readonly FileItem[], place: number) => readonly FileItem[],
  ) => {
    const list = props.latest.current;
    const seen = props.uploads?.shown(list) ?? list;
    const file = props.shown[index] ?? item;
    const at = seen[index] === file ? index : seen.indexOf(file);
    if (at >= 0) props.change(how(list, at), reason, how(seen, at));
  };
  const move = (to: number) => {
    if (isLocked() || to < 0 || to >= count || to === index) return;
    edit('reorder', (list, at) => moveItem(list, at, to));
    announce(labels.moved(name, to + 1, count));
  };
  const drag = useRowDrag(index, count, move);
  const moveByKey = useLatestCallback((event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move(index + (event.key === 'ArrowUp' ? -1 : 1));
  });
  // The keys work anywhere in the row, which others draw.
  useEffect(() => {
    const row = root.current?.closest('li');
    if (!row || !reorder) return undefined;
    row.addEventListener('keydown', moveByKey);
    return () => row.removeEventListener('keydown', moveByKey);
  }, [reorder, moveByKey]);
  const focusButton = useRef(false);
  useLayoutEffect(() => {
    if (renaming || !focusButton.current) return;
    focusButton.current = false;
    renameButton.current?.focus();
  });
  const finishRename = (next: string, byFocus: boolean) => {
    focusButton.current = !byFocus;
    setRenaming(false);
    // Its upload may have ended meanwhile: under the new name it goes up again.
    const file = props.shown[index];
    if (next === name || !isFile(file)) return;
    const renamed = renameFile(file, next);
    props.keys.inherit(renamed, file);
    edit('rename', (list, at) => list.with(at, renamed));
    announce(labels.renamed(name, next));
  };
  const arrow = (to: number, text: string, direction: 'up' | 'down') => (
    <button
      type="button"
      className="gd-file__move"
      data-direction={direction}
      aria-label={`${text} ${name}`}
      // Not disabled: at an end it would lose the focus.
      aria-disabled={to < 0 || to >= count || undefined}
      onClick={() => move(to)}
    >
      <ChevronDownIcon />
    </button>
  );
  return (
    <>
      {renaming && (
        <RenameForm
          name={name}
          label={`${labels.newName} ${name}`}
          saveLabel={labels.saveName}
          input={props.target.input}
          locked={locked}
          onDone={finishRename}
        />
      )}
      <span ref={root} className="gd-file__tools">
        {props.rename && !locked && typeof item !== 'string' && (
          <button
            ref={renameButton}
            type="button"
            className="gd-icon-button"
            aria-label={`${labels.rename} ${name}`}
            onClick={() => setRenaming(true)}
          >
            <svg className="gd-icon" viewBox="0 0 16 16" aria-hidden="true">
              <path d="M3 13v-2.5L10.5 3 13 5.5 5.5 13zM9 4.5 11.5 7" />
            </svg>
          </button>
        )}
        {reorder && !locked && count > 1 && (
          <>
            <span className="gd-file__arrows">
              {arrow(index - 1, labels.moveUp, 'up')}
              {arrow(index + 1, labels.moveDown, 'down')}
            </span>
            <span
              className="gd-file__handle"
              aria-hidden="true"
              onPointerDown={(event) => isLocked() || drag(event)}
            >
              <svg className="gd-icon" viewBox="0 0 16 16" aria-hidden="true">
                <path d="M6 3v.01M10 3v.01M6 8v.01M10 8v.01M6 13v.01M10 13v.01" />
              </svg>
            </span>
          </>
        )}
      </span>
    </>
  );
}

const NONE: readonly FileItem[] = [];

/** The same file under another name. */
function renameFile(file: File, name: string): File {
  const { type, lastModified, webkitRelativePath: path } = file;
  const renamed = new File([file], name, { type, lastModified });
  if (path) {
    const value = path.replace(/[^/]*$/, () => name);
    Object.defineProperty(renamed, 'webkitRelativePath', { value });
  }
  return renamed;
}
