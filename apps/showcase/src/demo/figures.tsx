import { Fragment, type ReactNode } from 'react';

/**
 * One line of the ruled margin: what it is, its value, and whether it is good or bad news. `live` is
 * for what only the browser has, such as `FormData`: it has two lines of its own, so that nothing
 * moves when it comes.
 */
export type Figure = readonly [label: string, value: ReactNode, kind?: 'good' | 'bad' | 'live'];

/** The ruled margin's list of live values. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="figures">
      {figures.map(([label, value, kind]) =>
        kind === 'live' ? (
          <div key={label} className="figure-live">
            <dt>{label}</dt>
            <dd data-live>{value}</dd>
          </div>
        ) : (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd data-tone={kind}>{value}</dd>
          </Fragment>
        ),
      )}
    </dl>
  );
}

/** `sí` or `no`, the way the margin says it. */
export function yesNo(value: boolean): string {
  return value ? 'sí' : 'no';
}
