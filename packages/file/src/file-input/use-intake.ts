'use client';

import { useCallback, useEffect, useState } from 'react';
import type { FileRules, TakenChoice } from './explain-choice';
import type { FileItem } from './file-item.types';
import type { ReadChoice } from './read-choice';
import { useChoices } from './use-choices';
import type { FileArrival } from './use-file-target';

type LoadedRules = typeof import('./file-rules').fileRules;

/** What `useIntake` takes. */
export interface IntakeOptions {
  readonly rules: FileRules;
  /** Which files are looked into, once their names fit. */
  readonly isRead: (file: File, isUnnamed: boolean) => boolean;
  /** Something is listed, which has to be judged. */
  readonly hasItems: boolean;
  /** What is listed, now. */
  readonly shown: () => readonly FileItem[];
  /** The record of the value, now. */
  readonly record: () => number;
  readonly onTaken: (choice: TakenChoice, arrival: FileArrival) => void;
}

/** Reads and judges what is chosen, by code that a field loads when it gets its first file (FIL-3). */
export function useIntake({ rules, isRead, hasItems, shown, record, onTaken }: IntakeOptions) {
  const [loaded, setLoaded] = useState<LoadedRules>();
  const load = useCallback(
    () =>
      import('./file-rules').then(
        ({ fileRules }) => {
          setLoaded(fileRules);
          return fileRules;
        },
        () => undefined,
      ),
    [],
  );
  useEffect(() => {
    if (hasItems) void load();
  }, [hasItems, load]);
  const { limits } = rules;
  const { waiting, drop, receive } = useChoices<{
    choice: ReadChoice;
    arrival: FileArrival;
    module: LoadedRules | undefined;
  }>({
    append: limits.append,
    record,
    onRead({ choice, arrival, module }) {
      // Without its code nothing can be judged; the server has to check what it receives in any case.
      const uncheckedFiles = choice.files.slice(0, limits.maxItems);
      const taken = module?.takeChoice(shown(), choice, rules);
      onTaken(taken ?? { added: uncheckedFiles, rejections: [], said: '' }, arrival);
    },
  });
  return {
    waiting,
    drop,
    /** What judges files, once it is there. */
    loaded,
    load,
    receive(arrival: FileArrival, files: readonly File[], folders?: readonly FileSystemEntry[]) {
      receive(async (onFound) => {
        const module = await load();
        const read = await module?.readChoice({ files, folders, limits, isRead, onFound });
        return { choice: read ?? { files }, arrival, module };
      }, !!folders);
    },
  };
}
