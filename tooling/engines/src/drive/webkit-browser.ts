import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import type { SystemInput } from './driver.types.ts';
import { notPossible } from './not-possible.ts';

/** A mouse button that goes down or up, in pixels from the corner of the page. */
export interface ButtonPress {
  x: number;
  y: number;
  /** As `MouseEvent.button` has it. */
  button: number;
  isDown: boolean;
}

/** What `webkit-browser.py` does beside the protocol. */
export interface WebkitBrowser {
  system: Omit<SystemInput, 'block'>;
  press(press: ButtonPress): Promise<void>;
  /** Ends what is still being composed or dragged. */
  renew(): Promise<void>;
  close(): void;
}

/** Asks `webkit-browser.py` through its socket. */
export async function connectBrowser(
  path: string,
  settle: () => Promise<void>,
): Promise<WebkitBrowser> {
  const socket = await connected(path);
  const answers = createInterface({ input: socket })[Symbol.asyncIterator]();
  let last: Promise<unknown> = Promise.resolve();
  const ask = (name: keyof SystemInput | 'press' | 'renew', argument: unknown): Promise<void> => {
    const answer = last.then(async () => {
      socket.write(`${JSON.stringify({ name, argument })}\n`);
      const { value, done } = await answers.next();
      if (done) throw new Error('WebKitGTK has ended.');
      const { error }: { error?: string } = JSON.parse(value);
      if (error !== undefined) throw new Error(error);
    });
    // One that fails does not keep the next from being asked.
    last = answer.catch(() => {});
    return answer;
  };
  return {
    system: {
      compose: (text) => ask('compose', text),
      takeBack: (count) => ask('takeBack', count),
      commit: (text) => ask('commit', text),
      prefer: (features) => ask('prefer', features),
      async drag({ files, ...step }) {
        // Not since CVE-2025-13947: https://bugs.webkit.org/show_bug.cgi?id=323277
        if (files.length > 0)
          throw notPossible('the engine gives a page no files that are dragged');
        await ask('drag', step);
        await settle();
      },
      async mouse(step) {
        await ask('mouse', step);
        await settle();
      },
    },
    press: (press) => ask('press', press),
    renew: () => ask('renew', null),
    close: () => socket.destroy(),
  };
}

function connected(path: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(path);
    socket.once('connect', () => resolve(socket));
    socket.once('error', reject);
  });
}
