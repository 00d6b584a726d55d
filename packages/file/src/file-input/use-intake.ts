'use client';

import { useLatestCallback } from '@guadua/utils/internal';
import { useInsertionEffect, useRef, useState } from 'react';
import type { FileRules, JudgeParts, TakenChoice } from './explain-choice';
import type { FileItem } from './file-item.types';
import type { ReadChoice } from './read-choice';
import type { FileArrival } from './use-file-target';

export interface IntakeOptions<Parts> {
  readonly rules: FileRules;
  readonly isRead: (file: File, isUnnamed: boolean) => boolean;
  readonly load: () => Promise<Parts | undefined>;
  readonly shown: () => readonly FileItem[];
  readonly record: () => number;
  readonly onTaken: (choice: TakenChoice, arrival: FileArrival, parts: Parts | undefined) => void;
}

interface Waiting {
  readonly count: number;
  readonly found?: number | undefined;
  readonly record: number;
}

const NOTHING: Waiting = { count: 0, record: 0 };

/** Reads and judges what is chosen; it is taken in the order of the choices (FIL-3). */
export function useIntake<Parts extends JudgeParts>({
  rules,
  isRead,
  load,
  shown,
  record,
  onTaken,
}: IntakeOptions<Parts>) {
  const { limits } = rules;
  const [waiting, setWaiting] = useState(NOTHING);
  const queue = useRef({ last: Promise.resolve<unknown>(undefined) });
  // A disk may never answer: what comes later waits for nothing that is of no use any more.
  const drop = () => {
    queue.current = { last: Promise.resolve() };
    setWaiting(NOTHING);
  };
  // Insertion effects end with the field alone, and not while `<Activity>` hides it.
  useInsertionEffect(
    () => () => {
      queue.current = { last: Promise.resolve() };
    },
    [],
  );
  const take = useLatestCallback(
    (parts: Parts | undefined, choice: ReadChoice, arrival: FileArrival, begun: number) => {
      // What the application has put in meanwhile may be another record's. What is added replaces nothing.
      if (!limits.append && record() !== begun) return;
      // Without its code nothing can be judged; the server has to check what it receives in any case.
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
      const onFound = (found: number) => {
        if (queue.current === own) setWaiting((before) => ({ ...before, found }));
        return queue.current === own;
      };
      const parts = load();
      const choice = parts.then((code) =>
        code?.readChoice({ files, folders, limits, isRead, onFound }),
      );
      const ready = Promise.all([parts, choice, own.last]);
      own.last = ready;
      setWaiting(({ count }) => ({ count: count + 1, found: folders && 0, record: begun }));
      // Not part of what the next choice waits for: a callback of the application may throw.
      void ready.then(([code, read = { files }]) => {
        if (queue.current !== own) return;
        setWaiting((before) => ({ ...before, count: before.count - 1, found: undefined }));
        take(code, read, arrival, begun);
      });
    },
  };
}
