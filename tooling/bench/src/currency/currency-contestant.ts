import type { ComponentType } from 'react';

/** One field for an amount in pesos (`1.234.567,89`), and the library's pure formatters. */
export interface CurrencyContestant {
  label: string;
  Currency?: ComponentType;
  /** What takes the typing. */
  input?: string;
  /** A number as `1.234.567,89`. */
  formatCurrency?: (value: number) => string;
  /** Eleven digits as `529.982.247-25`. */
  formatCpf?: (digits: string) => string;
}
