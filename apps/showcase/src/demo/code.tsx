import type { HighlightedSource } from './source.types';

/** A source with its colours; scrolls sideways, never wraps. */
export function Code({ source }: { source: HighlightedSource }) {
  const pieces = [];
  for (let index = 0; index < source.tokens.length; index += 2) {
    const kind = source.tokens[index];
    const text = source.tokens[index + 1];
    pieces.push(
      kind ? (
        <span key={index} className={`code-${kind}`}>
          {text}
        </span>
      ) : (
        text
      ),
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would land in the page's outline
    <div
      className="code"
      role="region"
      aria-label={`Código de ${source.file}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <pre>
        <code>{pieces}</code>
      </pre>
    </div>
  );
}
