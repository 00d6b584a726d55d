import single from 'controls:FileInput?accept:text,checkContent,maxSize:text,minSize:text,rename:switch,capture,hint:text,disabled,readOnly,required,invalid';
import multiple from 'controls:FileInput?append,reorder:switch,rename:switch,maxItems,accept:text,checkContent,maxSize:text,minSize:text,maxTotalSize:text,capture,hint:text,disabled,readOnly,required,invalid';
import { FileInput, renameItems, reorderItems } from '@guadua/file';
import { Field } from '@guadua/forms';
import {
  el,
  main,
  named,
  type PlaygroundDefinition,
  type Playgrounds,
  result,
} from '../../../playground';

const FIELD = named('Field', '@guadua/forms', Field);
const INPUT = named('FileInput', '@guadua/file', FileInput);
const REORDER = result('reorderItems', '@guadua/file', reorderItems);
const RENAME = result('renameItems', '@guadua/file', renameItems);
const STYLES = ['@guadua/utils/styles.css', '@guadua/forms/styles.css', '@guadua/file/styles.css'];

const SAVED = ['/paisajes/cafetal.svg', '/paisajes/nevado.svg'];

const MULTIPLE: PlaygroundDefinition = {
  label: 'Varios archivos',
  controls: multiple.controls,
  initial: {
    append: true,
    reorder: true,
    rename: true,
    accept: '.pdf, image/*',
    maxSize: '2MB',
    maxItems: 5,
  },
  events: multiple.events,
  form: { name: 'soportes', initial: SAVED, type: '(File | string)[]' },
  styles: STYLES,
  assets: SAVED,
  parts: ({ reorder, rename, ...props }) =>
    el(
      FIELD,
      { label: 'Soportes' },
      main(INPUT, {
        multiple: true,
        ...(reorder === true && { reorder: REORDER }),
        ...(rename === true && { rename: RENAME }),
        ...props,
      }),
    ),
};

const SINGLE: PlaygroundDefinition = {
  label: 'Un archivo',
  controls: single.controls,
  initial: { accept: '.pdf, .docx' },
  events: single.events,
  form: { name: 'hoja', initial: null, type: 'File | string | null' },
  styles: STYLES,
  parts: ({ rename, ...props }) =>
    el(
      FIELD,
      { label: 'Hoja de vida' },
      main(INPUT, { ...(rename === true && { rename: RENAME }), ...props }),
    ),
};

export const PLAYGROUNDS: Playgrounds = [MULTIPLE, SINGLE];
