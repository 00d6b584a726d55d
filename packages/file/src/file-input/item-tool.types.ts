import type { PartialLabels } from '@guadua/utils/internal';
import type { ComponentType, RefObject } from 'react';
import type { FileFieldLabels, FileListLabels, ListToolLabels } from '../labels/file-labels.types';
import type { FileItem } from './file-item.types';
import type { FileItemState } from './file-item-state.types';

export interface ItemToolProps {
  readonly index: number;
  readonly states: readonly FileItemState[];
  readonly file: FileItem;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly name: string | undefined;
  readonly labels: PartialLabels<FileFieldLabels & FileListLabels & ListToolLabels> | undefined;
  readonly announce: (text: string) => void;
  readonly onMove: (from: number, to: number) => void;
  readonly onRename: (next: File) => void;
}

/** Lo que hacen `reorderItems` y `renameItems`: una parte de cada fila, que solo lleva quien la pide. */
export interface ItemTool {
  /** La función que la da. */
  readonly kind: 'reorderItems' | 'renameItems';
  /** @internal */
  readonly Tool: ComponentType<ItemToolProps>;
}
