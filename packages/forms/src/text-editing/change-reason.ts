import type { ChangeReason } from '../shared/control.types';

/** Why a native `input` event happened. Autofill carries no `inputType` in Chromium and WebKit. */
export function changeReason(event: Event): ChangeReason {
  switch ('inputType' in event ? event.inputType : undefined) {
    case undefined:
    case '':
    case 'insertReplacementText':
      return 'autofill';
    case 'insertFromPaste':
    case 'insertFromPasteAsQuotation':
      return 'paste';
    case 'insertFromDrop':
    case 'deleteByDrag':
      return 'drop';
    case 'deleteByCut':
      return 'cut';
    case 'historyUndo':
      return 'undo';
    case 'historyRedo':
      return 'redo';
    default:
      return 'type';
  }
}
