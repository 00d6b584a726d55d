import './fold.css';
import type { ReactNode } from 'react';

interface FoldProps {
  /** What is inside, in a few words. */
  summary: ReactNode;
  children: ReactNode;
}

/** A long table that is there on demand; an anchor in it, the browser's search and paper open it. */
export function Fold({ summary, children }: FoldProps) {
  return (
    <details className="fold">
      <summary className="fold-sign">{summary}</summary>
      {children}
    </details>
  );
}
