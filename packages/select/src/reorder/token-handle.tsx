'use client';

import { type ReactNode, useState } from 'react';
import { MoveButtons } from './move-buttons';
import type { TokenOwner, TokenPlace } from './reorder.types';
import { useReorderLabels } from './use-reorder-labels';

/** Props of `TokenHandle`. */
export interface TokenHandleProps extends TokenPlace {
  readonly owner: TokenOwner;
  /** What the token shows. */
  readonly children: ReactNode;
}

/** The label of a token as a button: it shows what moves the token without dragging (SEL-19). */
export function TokenHandle({ owner, children, ...place }: TokenHandleProps) {
  const { opening, saved, config } = owner;
  const { key, label } = place.item;
  const labels = useReorderLabels(owner);
  const [token, setToken] = useState<HTMLElement | null>(null);
  return (
    <>
      <button
        type="button"
        className="gd-select__token-label gd-select__token-handle"
        // The keyboard moves a token with Shift and the arrows: no second stop for each.
        tabIndex={-1}
        aria-label={labels.moveToken(
          saved.gone.has(key) ? `${label}, ${config.labels.gone}` : label,
        )}
        aria-expanded={token !== null}
        onClick={({ currentTarget }) => {
          if (opening.isOpen) opening.close('close');
          setToken(token === null ? currentTarget.parentElement : null);
        }}
      >
        {children}
      </button>
      {token && (
        <MoveButtons {...place} owner={owner} token={token} onClose={() => setToken(null)} />
      )}
    </>
  );
}
