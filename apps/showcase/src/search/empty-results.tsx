import { CODE_URL } from '../site/site-links';
import { SUGGESTED_QUERIES } from './suggestions';

interface EmptyResultsProps {
  query: string;
  /** Called when a suggestion is taken. */
  onSuggest: (query: string) => void;
}

/** Nothing was found: what else can be asked, and where to report it. */
export function EmptyResults({ query, onSuggest }: EmptyResultsProps) {
  const title = `Falta: ${query.trim()}`;
  return (
    <div className="search-empty">
      <p className="search-empty-title">Nada con «{query.trim()}»</p>
      <p>Las tildes y las mayúsculas no importan. Prueba con una palabra menos, o con:</p>
      <ul>
        {SUGGESTED_QUERIES.map((suggestion) => (
          <li key={suggestion}>
            <button type="button" onClick={() => onSuggest(suggestion)}>
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
      <p>
        <a href={`${CODE_URL}/issues/new?title=${encodeURIComponent(title)}`}>
          Cuéntanos qué falta
        </a>
      </p>
    </div>
  );
}
