import type { Movement } from './navigation';

export type ListCommand =
  | { type: 'move'; to: Movement }
  | { type: 'extend'; to: Movement }
  | { type: 'toggleAll' }
  | { type: 'accept' }
  | { type: 'acceptAndClose' }
  | { type: 'escape' }
  | { type: 'leave' }
  | { type: 'removeLast' }
  | { type: 'toTokens' }
  | { type: 'write'; text: string }
  | { type: 'held' };

export type KeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'> &
  Partial<Pick<KeyboardEvent, 'keyCode' | 'repeat'>>;

export interface KeyContext {
  readonly multiple: boolean;
  readonly searchable: boolean;
  readonly inSearch: boolean;
  readonly caretAtStart: boolean;
  readonly queryEmpty: boolean;
  readonly back: boolean;
  readonly typing: boolean;
}

const MOVEMENTS: Readonly<Record<string, Movement>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
  PageDown: 'pageDown',
  PageUp: 'pageUp',
};

export function listCommand(press: KeyPress, context: KeyContext): ListCommand | null {
  const { key, shiftKey, altKey } = press;
  const command = press.ctrlKey || press.metaKey;
  if (key === 'Escape') return { type: 'escape' };
  if (isTab(press)) return { type: 'leave' };
  if (key === 'Enter') return { type: press.repeat ? 'held' : 'accept' };
  if (key === 'ArrowUp' && altKey) return { type: 'acceptAndClose' };
  const to = MOVEMENTS[key];
  if (to !== undefined) {
    if (!shiftKey) return { type: 'move', to };
    if (!context.multiple) return context.inSearch ? null : { type: 'move', to };
    // Shift+Home and Shift+End mark text in the search box; with Ctrl they extend the choice.
    if ((to === 'first' || to === 'last') && context.inSearch && !command) return null;
    return { type: 'extend', to };
  }
  if (context.multiple) {
    if (command && key.toLowerCase() === 'a') {
      return context.inSearch && !context.queryEmpty ? null : { type: 'toggleAll' };
    }
    // The key may still be down that has emptied the search.
    if (key === 'Backspace' && context.queryEmpty) {
      return { type: press.repeat ? 'held' : 'removeLast' };
    }
    if (context.back && context.caretAtStart) return { type: 'toTokens' };
  }
  if (command || altKey) return null;
  if (key === ' ' && !context.searchable && !context.typing) {
    return { type: press.repeat ? 'held' : 'accept' };
  }
  if (isPrintable(key) && !context.inSearch) return { type: 'write', text: key };
  return null;
}

export type TriggerCommand =
  | { type: 'open'; at: 'selected' | 'selectedOrFirst' | 'selectedOrLast' }
  | { type: 'openWith'; text: string }
  | { type: 'remove' }
  | { type: 'toTokens' }
  | { type: 'held' };

export function triggerCommand(press: KeyPress, back: boolean): TriggerCommand | null {
  const { key, altKey } = press;
  if (press.ctrlKey || press.metaKey) return null;
  if (key === 'ArrowDown') return { type: 'open', at: altKey ? 'selected' : 'selectedOrFirst' };
  if (altKey) return null;
  if (key === 'ArrowUp') return { type: 'open', at: 'selectedOrLast' };
  if (key === 'Enter' || key === ' ') {
    return press.repeat ? { type: 'held' } : { type: 'open', at: 'selectedOrFirst' };
  }
  if (key === 'Backspace' || key === 'Delete') return { type: press.repeat ? 'held' : 'remove' };
  if (back) return { type: 'toTokens' };
  if (isPrintable(key)) return { type: 'openWith', text: key };
  return null;
}

/** Whether a key is Tab. WebKitGTK calls it `Unidentified` while Shift is down. */
export function isTab({ key, keyCode }: Pick<KeyPress, 'key' | 'keyCode'>): boolean {
  return key === 'Tab' || keyCode === 9;
}

export function isBackKey(key: string, element: Element): boolean {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return false;
  const rtl = getComputedStyle(element).direction === 'rtl';
  return key === (rtl ? 'ArrowRight' : 'ArrowLeft');
}

export function isPrintable(key: string): boolean {
  return [...key].length === 1;
}
