'use client';

import { clsx } from 'clsx';
import { useState } from 'react';
import type { GroupPagesList, GroupPagesOwner } from './groups.types';

/** Props of `LoadMore`. */
export interface LoadMoreProps {
  readonly owner: GroupPagesOwner;
  readonly list: GroupPagesList;
}

/**
 * Asks for a page after one that is hidden (SEL-11). Pressed, it keeps its place and the focus while the
 * page loads; what the list asks for by itself does not show it.
 */
export function LoadMore({ owner: { config, remote }, list: { pages, view } }: LoadMoreProps) {
  const [pressed, setPressed] = useState(-1);
  if (!pages || (pages.status === 'loading' && pressed !== pages.page)) return null;
  const { labels, props } = config;
  const count = pages.items.length;
  return (
    <div className={clsx('gd-select__status', props.classNames?.status)}>
      <span className="gd-select__error-text">{labels.results(count, pages.total ?? count)}</span>
      <button
        type="button"
        className="gd-select__retry"
        onClick={() => {
          setPressed(pages.page);
          remote?.more(view.count);
        }}
      >
        {labels.loadMore}
      </button>
    </div>
  );
}
