import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { trustedHtml } from '../site/trusted-types';
import type { HighlightedSource } from './source.types';

interface CodeProps {
  source: HighlightedSource;
  /** Reaches the element whose text is the source. */
  codeRef: RefObject<HTMLElement | null>;
  /** Called with `true` while there is nothing to copy yet. */
  onMissing: (missing: boolean) => void;
}

/**
 * A source with its colours; scrolls sideways, never wraps. A prerendered page brings it as HTML and
 * React leaves that alone; on a page that is built in the browser it comes a moment later, into the
 * space that was kept for it.
 */
export function Code({ source, codeRef, onMissing }: CodeProps) {
  // Empty lines keep the space; hydration doesn't put them in place of what is there.
  const [html, setHtml] = useState(() => source.html ?? '\n'.repeat(source.lines));
  const inner = useMemo(() => ({ __html: trustedHtml(html) }), [html]);
  // Before the first paint, so that no copy button is shown that has nothing to copy.
  useLayoutEffect(() => {
    if (codeRef.current?.textContent?.trim()) return;
    let current = true;
    onMissing(true);
    source.load?.().then(
      ({ default: loaded }) => {
        if (!current) return;
        setHtml(loaded);
        onMissing(false);
      },
      // The space stays empty; the example above it works.
      () => undefined,
    );
    return () => {
      current = false;
      onMissing(false);
    };
  }, [source, codeRef, onMissing]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div
      className="code"
      role="group"
      aria-label={`Código de ${source.file}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <pre>
        <code
          ref={codeRef}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own sources, escaped when built
          dangerouslySetInnerHTML={inner}
          suppressHydrationWarning
        />
      </pre>
    </div>
  );
}
