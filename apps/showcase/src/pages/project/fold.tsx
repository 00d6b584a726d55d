import './fold.css';
import type { ReactNode } from 'react';

interface FoldProps {
  /** What is inside, in a few words. */
  summary: ReactNode;
  /** Called each time that it opens. */
  onOpen?: () => void;
  children: ReactNode;
}

/** A long table that is there on demand; an anchor in it, the browser's search and paper open it. */
export function Fold({ summary, onOpen, children }: FoldProps) {
  const tell = (fold: HTMLDetailsElement | null) => {
    if (fold?.open) onOpen?.();
  };
  return (
    // A person may have opened it before the script came.
    <details className="fold" ref={tell} onToggle={(event) => tell(event.currentTarget)}>
      <summary className="fold-sign">{summary}</summary>
      {children}
    </details>
  );
}
