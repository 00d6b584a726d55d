import './timeline.css';

interface TimelineProps {
  timing: { text: number; duration: number; hide: number; remove: number };
}

/** The phases of a snackbar on a ruler, one grid column for each half second. */
export function Timeline({ timing }: TimelineProps) {
  const phases = [
    { name: 'aparece', length: timing.text },
    { name: 'el texto está a la vista', length: timing.duration },
    { name: 'se recoge', length: timing.hide },
    { name: 'se va', length: timing.remove },
  ];
  return (
    <ol className="snackbar-timeline">
      {phases.map(({ name, length }) => (
        <li key={name} data-half-seconds={length / 500}>
          <span className="snackbar-timeline-length">
            {(length / 1000).toLocaleString('es-CO')} s
          </span>{' '}
          <span>{name}</span>
        </li>
      ))}
    </ol>
  );
}
