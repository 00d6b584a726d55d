'use client';

import { useLatestCallback } from '@guadua/utils/internal';
import { useInsertionEffect, useRef, useState } from 'react';

/** What is on its way into a field. */
interface Waiting {
  /** How many choices are not taken yet. */
  readonly count: number;
  /** How many files of a folder were found so far; `null` where no folder is walked. */
  readonly found: number | null;
  /** The record of the value that the last of them was chosen for. */
  readonly record: number;
}

/** What `useChoices` takes. */
export interface ChoicesOptions<Choice> {
  /** What is chosen comes behind what is there, instead of replacing it. */
  readonly append: boolean;
  /** The record of the value, now. */
  readonly record: () => number;
  /** Called with each choice that was read, unless it was dropped. */
  readonly onRead: (choice: Choice) => void;
}

const NOTHING: Waiting = { count: 0, found: null, record: 0 };

/** What a person has chosen and is still read; it is taken in the order of the choices (FIL-3). */
export function useChoices<Choice>({ append, record, onRead }: ChoicesOptions<Choice>) {
  const [waiting, setWaiting] = useState(NOTHING);
  const queue = useRef({ turn: 0, last: Promise.resolve<unknown>(undefined) });
  const finish = useLatestCallback((choice: Choice, begun: number) => {
    // What the application has put in meanwhile may be another record's. What is added replaces nothing.
    if (append || record() === begun) onRead(choice);
  });
  // A disk may never answer: what comes later waits for nothing that is of no use any more.
  const drop = () => {
    queue.current = { turn: queue.current.turn + 1, last: Promise.resolve() };
    setWaiting(NOTHING);
  };
  // Insertion effects end with the field alone, and not while `<Activity>` hides it.
  useInsertionEffect(
    () => () => {
      queue.current.turn++;
    },
    [],
  );
  return {
    waiting,
    drop,
    receive(read: (onFound: (found: number) => boolean) => Promise<Choice>, isFolder: boolean) {
      const begun = record();
      if (!append) drop();
      const { turn, last } = queue.current;
      const isWanted = () => queue.current.turn === turn;
      const reading = read((found) => {
        if (isWanted()) setWaiting((before) => ({ ...before, found }));
        return isWanted();
      });
      const ready = Promise.all([reading, last]);
      queue.current.last = ready;
      setWaiting(({ count }) => ({ count: count + 1, found: isFolder ? 0 : null, record: begun }));
      // Not part of what the next choice waits for: a callback of the application may throw.
      void ready.then(([choice]) => {
        if (!isWanted()) return;
        setWaiting((before) => ({ ...before, count: before.count - 1, found: null }));
        finish(choice, begun);
      });
    },
  };
}
