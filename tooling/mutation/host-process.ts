import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';

/** How long a process may take until it has found the tests, in milliseconds. */
const START = 120_000;

/**
 * Starts a process that runs tests of a package.
 *
 * @param host Its script, beside this one.
 * @param folder The package.
 * @throws Error when it is not ready in time.
 */
export async function startHost(host: string, folder: string): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, host), {
    cwd: folder,
    // A process group of its own.
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, VITEST: undefined },
  });
  if (await nextMessage(child, START)) return child;
  endHost(child);
  throw new Error(`The tests of ${folder} can't be started.`);
}

/** Ends it, and with it the processes that run the tests, which may never end by themselves. */
export function endHost(child: ChildProcess): void {
  if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
}

/** The next message; nothing when the process ends or the time does. */
export function nextMessage<Message>(
  child: ChildProcess,
  limit: number,
): Promise<Message | undefined> {
  return new Promise((resolve) => {
    const done = (message?: Message) => {
      clearTimeout(timer);
      child.off('message', done);
      child.off('exit', end);
      resolve(message);
    };
    const end = () => done();
    const timer = setTimeout(end, limit);
    child.on('message', done);
    child.on('exit', end);
  });
}
