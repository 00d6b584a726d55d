/** How fast bytes go, from what was seen so far. */
export interface UploadPace {
  /** When it was last looked at, in milliseconds. */
  readonly at: number;
  /** Bytes by then. */
  readonly loaded: number;
  /** Bytes a second; left out until two looks are far enough apart. */
  readonly speed?: number | undefined;
}

/** Looks closer together than this, in milliseconds, say more about the network's buffers than its speed. */
const SHORTEST_LOOK = 500;
/** How much of a speed is the newest look's. */
const NEWEST = 0.4;

/** The pace after another look; the same object while it is too early for one. */
export function nextPace(pace: UploadPace, loaded: number, now: number): UploadPace {
  const time = now - pace.at;
  // Sent again from the start: what was measured says nothing about it.
  if (loaded < pace.loaded) return { at: now, loaded };
  if (time < SHORTEST_LOOK) return pace;
  const latest = ((loaded - pace.loaded) * 1000) / time;
  const speed = pace.speed === undefined ? latest : pace.speed + NEWEST * (latest - pace.speed);
  return { at: now, loaded, speed };
}

/**
 * The time that `bytes` will take, in a unit and a number that can be read at a glance: always more than
 * one, so that one sentence fits all.
 *
 * @returns Nothing when it is not known, or longer than two days.
 */
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
