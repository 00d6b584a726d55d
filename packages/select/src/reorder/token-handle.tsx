'use client';

import { useLabels, useReorder } from '@guadua/utils/internal';
import { type ReactNode, useState } from 'react';
import { reorderTextsEsCO } from '../labels/es-co-reorder';
import { isBackKey } from '../list/keymap';
import { MoveButtons } from './move-buttons';
import { moveToken } from './move-token';
import type { MovedTokens, TokenPlace } from './reorder.types';

export function TokenMover(tokens: MovedTokens): null {
  const labels = useLabels('select', reorderTextsEsCO, tokens.labels);
  useReorder({
    list: () => tokens.elements.control.current?.querySelector<HTMLElement>('.gd-select__tokens'),
    item: '.gd-select__token',
    placeOf,
    onMove: (from, to) => moveToken(tokens, labels, from, to),
  });
  return null;
}

function placeOf(event: KeyboardEvent, from: number, count: number): number | null {
  const { key, currentTarget } = event;
  // Alt+← is the way back of browsers: one press too many would leave the page.
  if (!event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  return isBackKey(key, currentTarget as HTMLElement) ? from - 1 : from + 1;
}

export function TokenHandle({ children, ...token }: TokenPlace & { readonly children: ReactNode }) {
  const labels = useLabels('select', reorderTextsEsCO, token.labels);
  const [pressed, setPressed] = useState<HTMLElement | null>(null);
  return (
    <>
      <button
        type="button"
        className="gd-select__token-label gd-select__token-handle"
        tabIndex={-1}
        aria-label={labels.moveToken(token.name)}
        aria-expanded={pressed !== null}
        onClick={({ currentTarget }) => {
          token.close();
          setPressed(pressed === null ? currentTarget.parentElement : null);
        }}
      >
        {children}
      </button>
      {pressed && (
        <MoveButtons
          {...token}
          moveTexts={labels}
          token={pressed}
          onClose={() => setPressed(null)}
        />
      )}
    </>
  );
}
