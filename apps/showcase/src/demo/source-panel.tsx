import { memo, useRef, useState } from 'react';
import { SiteLink } from '../shell/site-link';
import { Code } from './code';
import { Copy } from './copy';
import type { HighlightedSource } from './source.types';

/** Sources longer than this show their beginning; the style sheet cuts at a line less. */
const MAX_LINES = 16;

interface SourcePanelProps {
  source: HighlightedSource;
  /** Shows all of it, where the person asked for the code already. */
  whole?: boolean;
}

/** A source with its name and its copy button; inside an example's frame or by itself. */
export const SourcePanel = memo(function SourcePanel({ source, whole = false }: SourcePanelProps) {
  const [expanded, setExpanded] = useState(false);
  const [missing, setMissing] = useState(false);
  const code = useRef<HTMLElement>(null);
  const { lines } = source;
  const long = !whole && lines > MAX_LINES;
  return (
    <div className="source">
      <div className="source-head">
        <span className="source-file">{source.file}</span>
        {source.data.length > 0 && (
          <SiteLink to="#datos" className="source-data">
            Datos: {source.data.join(', ')}
          </SiteLink>
        )}
        <Copy
          text={() => code.current?.textContent ?? ''}
          label={`Copiar el código de ${source.file}`}
          disabled={missing}
        />
      </div>
      <div className="source-code" data-cut={(long && !expanded) || undefined}>
        <Code source={source} codeRef={code} onMissing={setMissing} />
      </div>
      {long && (
        <button
          type="button"
          className="source-more"
          aria-expanded={expanded}
          onClick={() => setExpanded(!expanded)}
        >
          {expanded ? 'Mostrar menos' : `Mostrar las ${lines} líneas`}
        </button>
      )}
    </div>
  );
});

/** A source that few want to see: folded under the name of its file. */
export function FoldedSource({ source }: { source: HighlightedSource }) {
  return (
    <div className="frame frame-data">
      <details className="frame-code">
        <summary className="fold-sign">{source.file}</summary>
        <SourcePanel source={source} whole />
      </details>
    </div>
  );
}
