import type { LoggedEvent } from './use-event-log';

interface EventPanelProps {
  events: readonly LoggedEvent[];
  onClear: () => void;
}

/** The last callbacks with their times. */
export function EventPanel({ events, onClear }: EventPanelProps) {
  if (events.length === 0)
    return (
      <p className="playground-empty">Usa el componente: cada evento aparece aquí con su hora.</p>
    );
  return (
    <>
      {/* Above the list: what is logged while it is pressed, such as a blur, must not move it away. */}
      <button type="button" className="tool" onClick={onClear}>
        Vaciar
      </button>
      <ol className="playground-log">
        {events.map(({ id, time, name, detail }) => (
          <li key={id}>
            <span className="playground-log-name">{name}</span> <time>{time}</time>
            {detail && <span className="playground-log-detail">{detail}</span>}
          </li>
        ))}
      </ol>
    </>
  );
}
