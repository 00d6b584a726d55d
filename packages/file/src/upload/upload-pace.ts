export interface UploadPace {
  readonly at: number;
  readonly loaded: number;
  readonly speed?: number | undefined;
}

/** Looks closer together than this, in milliseconds, say more about the network's buffers than its speed. */
const SHORTEST_LOOK = 500;
const NEWEST = 0.4;

export function nextPace(pace: UploadPace, loaded: number, now: number): UploadPace {
  const time = now - pace.at;
  // The file is sent again from the start, so what was measured says nothing about it.
  if (loaded < pace.loaded) return { at: now, loaded };
  if (time < SHORTEST_LOOK) return pace;
  const latest = ((loaded - pace.loaded) * 1000) / time;
  const speed = pace.speed === undefined ? latest : pace.speed + NEWEST * (latest - pace.speed);
  return { at: now, loaded, speed };
}

/** The unit in which the time reads at a glance, and always more than one of it, so that one sentence fits all. */
export function timeLeft(
  bytes: number,
  speed: number,
): { amount: number; unit: 'second' | 'minute' | 'hour' } | undefined {
  const seconds = bytes / speed;
  if (!(seconds >= 0 && seconds <= 48 * 3600)) return undefined;
  if (seconds <= 115) return { amount: Math.max(5, Math.ceil(seconds / 5) * 5), unit: 'second' };
  if (seconds <= 119 * 60) return { amount: Math.max(2, Math.ceil(seconds / 60)), unit: 'minute' };
  return { amount: Math.max(2, Math.round(seconds / 3600)), unit: 'hour' };
}
