'use client';

import { useSyncExternalStore } from 'react';
import type { Day } from '../core/day';
import type { DateContext } from './use-date-context';

const MINUTE = 60_000;

export function useToday({ today, todayOnServer }: DateContext): Day | null {
  return useSyncExternalStore<Day | null>(everyMinute, today, todayOnServer);
}

function everyMinute(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE);
  return () => clearInterval(timer);
}
