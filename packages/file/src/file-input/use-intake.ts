import { useLatestCallback } from '@guadua/utils/internal';
import { useInsertionEffect, useRef, useState } from 'react';
import type { FileRules, JudgeParts, ReadChoice, TakenChoice } from './explain-choice';
import type { FileItem } from './file-item.types';
import type { FileArrival } from './use-file-target';

export interface IntakeOptions<Parts> {
  readonly rules: FileRules;
  readonly load: () => Promise<Parts | undefined>;
  readonly shown: () => readonly FileItem[];
  readonly record: () => number;
  readonly onTaken: (choice: TakenChoice, arrival: FileArrival, parts: Parts | undefined) => void;
}

const NOTHING = { count: 0, record: 0, isFolder: false };

/** Reads and judges what is chosen; it is taken in the order of the choices (FIL-3). */
export function useIntake<Parts extends JudgeParts>({
  rules,
  load,
  shown,
  record,
  onTaken,
}: IntakeOptions<Parts>) {
  const { limits } = rules;
  const [waiting, setWaiting] = useState(NOTHING);
  const queue = useRef({ last: Promise.resolve<unknown>(undefined) });
  // A disk may never answer, so a later choice must not wait for one that was dropped.
  const drop = () => {
    queue.current = { last: Promise.resolve() };
    setWaiting(NOTHING);
  };
  // `<Activity>` ends all effects but insertion effects when it hides the field.
  useInsertionEffect(
    () => () => {
      queue.current = { last: Promise.resolve() };
    },
    [],
  );
  const take = useLatestCallback(
    (parts: Parts | undefined, choice: ReadChoice, arrival: FileArrival, begun: number) => {
      // The application may show another record by now; only a choice that is appended replaces nothing of it.
      if (!limits.append && record() !== begun) return;
      // Nothing can be judged without the late code; the server has to check the files anyway.
      const unchecked = { added: choice.files.slice(0, limits.maxItems), rejections: [], said: '' };
      onTaken(parts?.takeChoice(shown(), choice, rules) ?? unchecked, arrival, parts);
    },
  );
  return {
    waiting,
    drop,
    receive(arrival: FileArrival, files: readonly File[], folders?: readonly FileSystemEntry[]) {
      const begun = record();
      if (!limits.append) drop();
      const own = queue.current;
      const parts = load();
      const choice = parts.then((code) => code?.readChoice(files, folders, rules));
      const ready = Promise.all([parts, choice, own.last]);
      own.last = ready;
      setWaiting(({ count }) => ({ count: count + 1, record: begun, isFolder: !!folders }));
      // The next choice does not wait for this: a callback of the application may throw.
      void ready.then(([code, read = { files }]) => {
        if (queue.current !== own) return;
        setWaiting((before) => ({ ...before, count: before.count - 1 }));
        take(code, read, arrival, begun);
      });
    },
  };
}
