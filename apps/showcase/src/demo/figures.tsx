import { type ReactNode, useEffect, useRef } from 'react';

/**
 * One line of the ruled margin: what it is, its value, and whether it is good or bad news. `live` is
 * for what only the browser has, such as `FormData`, and for what is drawn: it keeps a line of its
 * own, so that nothing moves when it comes.
 */
export type Figure = readonly [label: string, value: ReactNode, kind?: 'good' | 'bad' | 'live'];

/** The ruled margin's list of live values. A line whose value has changed flashes. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="figures">
      {figures.map(([label, value, kind]) => (
        <div key={label} className={kind === 'live' ? 'figure-live' : undefined}>
          <dt>{label}</dt>
          {kind === 'live' ? <Value value={value} live /> : <Value value={value} tone={kind} />}
        </div>
      ))}
    </dl>
  );
}

interface ValueProps {
  value: ReactNode;
  tone?: 'good' | 'bad' | undefined;
  live?: boolean;
}

const FLASH = 140;

function Value({ value, tone, live = false }: ValueProps) {
  const element = useRef<HTMLElement>(null);
  const shown = useRef(value);
  useEffect(() => {
    const changed = typeof value !== 'object' && value !== shown.current;
    shown.current = value;
    if (!changed || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    element.current?.animate([{ backgroundColor: 'var(--gd-accent-soft)' }, {}], FLASH);
  }, [value]);
  return (
    <dd ref={element} data-tone={tone} data-live={live || undefined}>
      {typeof value === 'string' ? breakablePath(value) : value}
    </dd>
  );
}

/** A path breaks behind its slashes, not within its names. */
function breakablePath(text: string): ReactNode[] {
  return text
    .split(/(?<=\/)/)
    .flatMap((part, place) => (place > 0 ? [<wbr key={place} />, part] : part));
}

/** `sí` or `no`, the way the margin says it. */
export function yesNo(value: boolean): string {
  return value ? 'sí' : 'no';
}
