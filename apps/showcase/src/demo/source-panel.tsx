import { Code } from './code';
import { Copy } from './copy';
import type { HighlightedSource } from './source.types';
import { sourceText } from './source-text';

/** A source with its name and its copy button; inside an example's frame or by itself. */
export function SourcePanel({ source }: { source: HighlightedSource }) {
  return (
    <div className="frame-source">
      <div className="frame-source-head">
        <span className="file-name">{source.file}</span>
        <Copy text={sourceText(source)} label={`Copiar el código de ${source.file}`} />
      </div>
      <Code source={source} />
    </div>
  );
}
