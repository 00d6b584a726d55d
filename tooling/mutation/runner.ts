import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { Answer, Question } from './messages.types.ts';

/** How long a process may take until it has found the tests, in milliseconds. */
const START = 120_000;

/** A process that runs the tests of one package. */
export class Runner {
  private child: ChildProcess | undefined;
  private readonly folder: string;

  /** @param folder The package. */
  constructor(folder: string) {
    this.folder = folder;
  }

  /**
   * Whether the tests notice: one fails, none can be loaded, or they don't come to an end.
   *
   * @param limit How long they may take before that counts as endless, in milliseconds.
   * @throws Error when no test ran.
   */
  async kills(question: Question, limit: number): Promise<boolean> {
    const child = this.child ?? (await this.start());
    const answer = next(child, limit);
    child.send(question);
    const given = await answer;
    if (!given) {
      if (child.exitCode === null) this.stop();
      this.child = undefined;
      return true;
    }
    if (given.ran === 0) throw new Error(`No test runs ${question.path}.`);
    return given.isKilled;
  }

  stop(): void {
    // With it goes the process that runs the tests, which may never end by itself.
    if (this.child?.pid) process.kill(-this.child.pid, 'SIGKILL');
    this.child = undefined;
  }

  private async start(): Promise<ChildProcess> {
    const child = fork(join(import.meta.dirname, 'host.ts'), {
      cwd: this.folder,
      // A process group of its own.
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...process.env, VITEST: undefined },
    });
    this.child = child;
    const ready = await next(child, START);
    if (!ready) throw new Error(`The tests of ${this.folder} can't be started.`);
    return child;
  }
}

/** The next message; nothing when the process ends or the time does. */
function next(child: ChildProcess, limit: number): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    const done = (answer?: Answer) => {
      clearTimeout(timer);
      child.off('message', done);
      child.off('exit', end);
      resolve(answer);
    };
    const end = () => done();
    const timer = setTimeout(end, limit);
    child.on('message', done);
    child.on('exit', end);
  });
}
