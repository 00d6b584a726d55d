'use client';

import { useState } from 'react';
import { Problem, Retry } from '../list/select-status';
import type { LoadMoreProps } from './groups.types';

/** Asks for a page after one that is hidden (SEL-11). Pressed, it keeps its place and the focus. */
export function LoadMore({ className, labels, pages, onMore }: LoadMoreProps) {
  const [pressed, setPressed] = useState(-1);
  if (pages.status === 'loading' && pressed !== pages.page) return null;
  const count = pages.items.length;
  return (
    <Problem className={className} text={labels.results(count, pages.total ?? count)} pending>
      <Retry
        text={labels.loadMore}
        onPress={() => {
          setPressed(pages.page);
          onMore();
        }}
      />
    </Problem>
  );
}
