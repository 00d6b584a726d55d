'use client';

import { clsx } from 'clsx/lite';
import { useState } from 'react';
import type { LoadMoreProps } from './groups.types';

/** Asks for a page after one that is hidden (SEL-11). Pressed, it keeps its place and the focus. */
export function LoadMore({ className, labels, pages, onMore }: LoadMoreProps) {
  const [pressed, setPressed] = useState(-1);
  if (pages.status === 'loading' && pressed !== pages.page) return null;
  const count = pages.items.length;
  return (
    <div className={clsx('gd-select__status', className)}>
      <span className="gd-select__error-text">{labels.results(count, pages.total ?? count)}</span>
      <button
        type="button"
        className="gd-select__retry"
        onClick={() => {
          setPressed(pages.page);
          onMore();
        }}
      >
        {labels.loadMore}
      </button>
    </div>
  );
}
