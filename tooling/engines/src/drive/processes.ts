import { type ChildProcess, spawn } from 'node:child_process';

/** How long an engine may take to start, in milliseconds: a busy machine is slow, not wrong. */
export const START_TIMEOUT = 60_000;

/** Processes that end with this one, whatever ends it. */
const running = new Set<ChildProcess>();

process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts a process. */
export function start(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): ChildProcess {
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe', 'pipe'] });
  running.add(child);
  child.once('exit', () => running.delete(child));
  // A full pipe would stop it.
  child.stdout?.resume();
  return child;
}

export async function end(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}

/** Waits for a line of what a process writes. */
export function firstMatch(child: ChildProcess, pipe: 1 | 2 | 3, pattern: RegExp): Promise<string> {
  const found = new Promise<string>((resolve, reject) => {
    let text = '';
    child.stdio[pipe]?.on('data', (chunk: Buffer) => {
      text = (text + chunk).slice(-8000);
      const match = pattern.exec(text)?.[1];
      if (match !== undefined) resolve(match);
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      reject(new Error(`${child.spawnfile} ended with code ${code}: ${text.trim().slice(-500)}`));
    });
  });
  return within(START_TIMEOUT, child.spawnfile, found);
}

/** Ends the wait for what may never come. */
export async function within<T>(time: number, what: string, coming: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what}: no answer in ${time / 1000} s.`)), time);
  });
  try {
    return await Promise.race([coming, end]);
  } finally {
    clearTimeout(timer);
  }
}
