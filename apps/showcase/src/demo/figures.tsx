import { Fragment, type ReactNode } from 'react';

/** One line of the ruled margin: what it is, its value, and whether it is good or bad news. */
export type Figure = readonly [label: string, value: ReactNode, tone?: 'good' | 'bad'];

/** The ruled margin's list of live values. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="figures">
      {figures.map(([label, value, tone]) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd data-tone={tone}>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** `sí` or `no`, the way the margin says it. */
export function yesNo(value: boolean): string {
  return value ? 'sí' : 'no';
}
