'use client';

import { focusedElement } from '@guadua/utils/internal';
import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react';

/** What a person had made of a text area before hydration. */
type EarlyText = Pick<HTMLTextAreaElement, 'value' | 'selectionStart' | 'selectionEnd'>;

/**
 * The texts that were read while React renders, until their text areas are hydrated. They outlive a
 * render: one that waits for a part which is still loading is thrown away, after React has written.
 */
const earlyTexts = new WeakMap<HTMLTextAreaElement, EarlyText>();

/**
 * Puts back what was typed over a server's text before hydration (TXC-6): React writes the text of the
 * markup into a `<textarea>` that it takes over, an `<input>` it leaves alone. That comes before any
 * effect, so the text is read while React renders. To be called before what reads the element in effects.
 *
 * @param area The text area.
 * @param id Its id, by which it is found before React gives it to us; other roots may use the same.
 */
export function useTextBeforeHydration(
  area: RefObject<HTMLTextAreaElement | null>,
  id: string,
): void {
  const isHydrating = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
  useState(() => isHydrating && keepTexts(id));
  useLayoutEffect(() => {
    const element = area.current;
    const text = element && earlyTexts.get(element);
    if (!text) return;
    earlyTexts.delete(element);
    if (element.value === text.value) return;
    element.value = text.value;
    if (focusedElement(element) === element) {
      element.setSelectionRange(text.selectionStart, text.selectionEnd);
    }
  }, [area]);
}

/** Notes the edited texts of all text areas with an id: which of them is ours is known later. */
function keepTexts(id: string): void {
  if (typeof document === 'undefined') return;
  const selector = `textarea[id="${CSS.escape(id)}"]`;
  for (const root of openRoots()) {
    for (const element of root.querySelectorAll<HTMLTextAreaElement>(selector)) {
      const { value, selectionStart, selectionEnd } = element;
      if (value === element.defaultValue) continue;
      earlyTexts.set(element, { value, selectionStart, selectionEnd });
      // What is typed from here on is newer than what was noted.
      element.addEventListener('input', () => earlyTexts.delete(element), { once: true });
    }
  }
}

let knownRoots: ParentNode[] | undefined;

/** The document and its open shadow roots; looked for once for all text areas that are rendered in a row. */
function openRoots(): readonly ParentNode[] {
  if (knownRoots) return knownRoots;
  const roots: ParentNode[] = [document];
  // Grows while it is gone through: a shadow tree may hold others.
  for (const root of roots) {
    for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot);
  }
  knownRoots = roots;
  queueMicrotask(() => {
    knownRoots = undefined;
  });
  return roots;
}

function subscribeToNothing(): () => void {
  return () => {};
}
