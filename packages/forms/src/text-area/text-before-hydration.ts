import { focusedElement, useHydrated } from '@guadua/utils/internal';
import { useState } from 'react';

type EarlyText = Pick<HTMLTextAreaElement, 'value' | 'selectionStart' | 'selectionEnd'>;

/** Outlives a render: React throws one away that waits, after it has written the server's text into the area. */
const earlyTexts = new WeakMap<HTMLTextAreaElement, EarlyText>();

/** React overwrites a text area that it takes over, before any effect: its text is read while it renders (TXC-6). */
export function useTextBeforeHydration(id: string): void {
  const isHydrating = !useHydrated();
  useState(() => isHydrating && keepTexts(id));
}

export function restoreText(element: HTMLTextAreaElement): void {
  const text = earlyTexts.get(element);
  earlyTexts.delete(element);
  if (!text || element.value === text.value) return;
  element.value = text.value;
  if (focusedElement(element) === element) {
    element.setSelectionRange(text.selectionStart, text.selectionEnd);
  }
}

function keepTexts(id: string): void {
  if (typeof document === 'undefined') return;
  const selector = `textarea[id="${CSS.escape(id)}"]`;
  for (const element of document.querySelectorAll<HTMLTextAreaElement>(selector)) {
    const { value, selectionStart, selectionEnd } = element;
    if (value === element.defaultValue) continue;
    earlyTexts.set(element, { value, selectionStart, selectionEnd });
    // What is typed from here on is newer than what was noted.
    element.addEventListener('input', () => earlyTexts.delete(element), { once: true });
  }
}
