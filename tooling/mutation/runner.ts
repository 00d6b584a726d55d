import type { ChildProcess } from 'node:child_process';
import { endHost, nextMessage, startHost } from './host-process.ts';
import type { Answer, Question, TestFile } from './messages.types.ts';

/** A process that runs the tests of one package. */
export class Runner {
  /** The test files that failed with some mutant, or may have. */
  readonly failed = new Set<string>();
  /** What each test file did when all that was asked for passed. */
  readonly green = new Map<string, Pick<TestFile, 'duration' | 'passed'>>();
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
    let answer = await this.ask(question, limit);
    // A failure stops the tests by a message: one that comes late stops those of the next mutant.
    if (answer && !answer.isKilled && this.isCut(answer)) answer = await this.ask(question, limit);
    if (!answer || answer.isKilled) {
      this.note(question, answer?.tests ?? []);
      return true;
    }
    for (const { path, duration, passed } of answer.tests) {
      if (!this.green.has(path)) this.green.set(path, { duration, passed });
    }
    return false;
  }

  /** Whether some tests did not run that once passed. */
  private isCut({ tests }: Answer): boolean {
    return tests.some(({ path, passed }) => passed < (this.green.get(path)?.passed ?? 0));
  }

  /** Runs the tests; nothing where they don't come to an end. */
  private async ask(question: Question, limit: number): Promise<Answer | undefined> {
    this.child ??= await startHost('host.ts', this.folder);
    const { child } = this;
    const given = nextMessage<Answer>(child, limit);
    child.send(question);
    const answer = await given;
    if (!answer) this.stop();
    if (answer?.ran === 0) throw new Error(`No test runs ${question.path}.`);
    return answer;
  }

  /** What has failed; where no test says so, each of them may have. */
  private note(question: Question, tests: readonly TestFile[]): void {
    const failed = tests.filter(({ isGreen }) => !isGreen).map(({ path }) => path);
    for (const path of failed.length > 0 ? failed : question.tests) this.failed.add(path);
  }

  stop(): void {
    if (this.child) endHost(this.child);
    this.child = undefined;
  }
}
