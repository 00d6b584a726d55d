import type { ComponentType } from 'react';

export interface Option {
  id: number;
  name: string;
}

/** What a single select is given. */
export interface SingleProps {
  /** One identity as long as the page is open. */
  options: Option[];
  value: Option | null;
  onChange: (value: Option | null) => void;
}

/** One select to compare; the adapters treat all of them alike. */
export interface SelectContestant {
  label: string;
  /** A single select with search and a label, its value kept by the page. */
  Single: ComponentType<SingleProps>;
  /** A multiple one, controlled; where the library has it. */
  Multiple?: ComponentType<{ options: readonly Option[]; value: readonly number[] }>;
  /** What a person clicks to open it. */
  trigger: string;
  /** One row of the open list. */
  row: string;
  /** What a filled multiple shows of its value. */
  token?: string;
}

/** Names of which exactly one in each thousand contains "x", the first of them at index 70. */
export function makeOptions(count: number): Option[] {
  const towns = [
    'Bogotá',
    'Medellín',
    'Cali',
    'Barranquilla',
    'Ibagué',
    'Pasto',
    'Armenia',
    'Tunja',
  ];
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `${towns[index % towns.length]} ${index % 1000 === 70 ? 'xilófono ' : ''}${index}`,
  }));
}

/** Text of the first row when the list opens, and after "x" was typed. */
export const FIRST_ROW = 'Bogotá 0';
export const FIRST_MATCH = 'xilófono 70';
