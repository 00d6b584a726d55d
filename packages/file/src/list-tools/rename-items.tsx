'use client';

import { useLabels } from '@guadua/utils/internal';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { inheritKey } from '../file-input/item-keys';
import type { ItemTool, ItemToolProps } from '../file-input/item-tool.types';
import { listToolLabelsEsCO } from '../labels/es-co';
import { isFile } from '../read/is-file';
import { RenameForm } from './rename-form';

/**
 * Lo que recibe `rename`: los archivos elegidos cambian de nombre en la lista.
 * @example <FileInput multiple rename={renameItems()} />
 */
export function renameItems(): ItemTool {
  return { kind: 'renameItems', Tool: RenameTool };
}

function RenameTool({ index, states, file, input, announce, onRename, ...props }: ItemToolProps) {
  const { item, name = '', locked = false } = states[index] ?? {};
  const labels = useLabels('file', listToolLabelsEsCO, props.labels);
  const [renaming, setRenaming] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const finish = (next: string, byFocus: boolean) => {
    flushSync(() => {
      setRenaming(false);
      // Its upload may have ended by now; the renamed file is then sent again.
      if (next === name || !isFile(file)) return;
      const renamed = renameFile(file, next);
      inheritKey(renamed, file);
      onRename(renamed);
      announce(labels.renamed(name, next));
    });
    if (!byFocus) button.current?.focus();
  };
  return (
    <>
      {renaming && (
        <RenameForm
          name={name}
          label={labels.newName(name)}
          saveLabel={labels.saveName}
          input={input}
          locked={locked}
          onDone={finish}
        />
      )}
      <span className="gd-file-input__tools">
        {!locked && isFile(item) && (
          <button
            ref={button}
            type="button"
            className="gd-icon-button"
            aria-label={labels.rename(name)}
            onClick={() => setRenaming(true)}
          >
            <svg className="gd-icon" viewBox="0 0 16 16" aria-hidden="true">
              <path d="M3 13v-2.5L10.5 3 13 5.5 5.5 13zM9 4.5 11.5 7" />
            </svg>
          </button>
        )}
      </span>
    </>
  );
}

function renameFile(file: File, name: string): File {
  const { type, lastModified, webkitRelativePath: path } = file;
  const renamed = new File([file], name, { type, lastModified });
  if (path) {
    const value = path.replace(/[^/]*$/, () => name);
    Object.defineProperty(renamed, 'webkitRelativePath', { value });
  }
  return renamed;
}
