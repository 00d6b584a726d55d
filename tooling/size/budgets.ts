import type { Import } from './measure.ts';

/** A row of the table: what is imported, and how many bytes (gzip) it may bring along. */
export interface Budget {
  name: string;
  imports: readonly Import[];
  /** Bytes, min + gzip, React and styles apart. */
  limit: number;
}

const kB = 1000;

/** The sizes that docs/architecture.md promises ("Budgets"). A row changes with its reason in the commit. */
export const BUDGETS: readonly Budget[] = [
  {
    name: 'utils: functions and hooks',
    imports: [{ from: '@guadua/utils' }],
    limit: 6 * kB,
  },
  {
    name: 'utils/ui: all of it, Radix apart',
    imports: [
      {
        from: '@guadua/utils/ui',
        without: ['@radix-ui/react-tooltip', '@radix-ui/react-slot'],
      },
    ],
    limit: 9 * kB,
  },
  {
    name: 'forms: MaskedInput',
    imports: [{ from: '@guadua/forms', names: ['MaskedInput'] }],
    limit: 11 * kB,
  },
  { name: 'forms: all of it', imports: [{ from: '@guadua/forms' }], limit: 26 * kB },
  {
    name: 'file: detectFileType',
    imports: [{ from: '@guadua/file', names: ['detectFileType'] }],
    limit: 1 * kB,
  },
];
