import { useLayoutEffect, useRef, useState } from 'react';
import { type Measured, measure, PAIRS } from './contrast';
import type { Theme } from './theme';

export const SCHEMES = ['light', 'dark'] as const;

/** Of each pair, by its label, what it reaches in both schemes; empty until the browser measured it. */
export type Contrasts = Partial<Record<string, Record<(typeof SCHEMES)[number], Measured>>>;

/** Measures the samples of the table, pair by pair, each time that another theme is worn. */
export function useContrasts(theme: Theme) {
  const table = useRef<HTMLTableElement>(null);
  const [contrasts, setContrasts] = useState<Contrasts>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: a theme changes what the browser paints
  useLayoutEffect(() => {
    const samples = [...(table.current?.querySelectorAll('.tema-sample') ?? [])].map(measure);
    setContrasts(
      Object.fromEntries(
        PAIRS.flatMap(({ label }, index) => {
          const [light, dark] = samples.slice(index * SCHEMES.length);
          return light && dark ? [[label, { light, dark }]] : [];
        }),
      ),
    );
  }, [theme]);
  return { table, contrasts };
}
