'use client';

import type { FieldContextValue } from '@guadua/utils/internal';
import { useCallback, useRef, useState } from 'react';

type Joined = Parameters<FieldContextValue['join']>;

export interface JoinedControls {
  readonly join: FieldContextValue['join'];
  /** The own ids of all but the first, one after the other. */
  readonly others: string;
  readonly target: string | undefined;
  readonly required: boolean;
  readonly names: () => readonly string[];
  readonly onJoin: (listener: (() => void) | undefined) => void;
}

export function useJoinedControls(name: string | undefined): JoinedControls {
  const joined = useRef<readonly Joined[]>([]);
  const [others, setOthers] = useState('');
  const [target, setTarget] = useState<string>();
  const [required, setRequired] = useState(false);
  const listener = useRef<() => void>(undefined);
  const join = useCallback<FieldContextValue['join']>((...control) => {
    const set = (controls: readonly Joined[]) => {
      joined.current = controls;
      setTarget(controls[0]?.[1]);
      setRequired(controls.some(([, , , isRequired]) => isRequired));
      // A text, so that a field with one control, as nearly all of them, need not render again.
      setOthers(
        controls
          .slice(1)
          .map(([ownId]) => ownId)
          .join(' '),
      );
      listener.current?.();
    };
    set([...joined.current, control]);
    return () => set(joined.current.filter((known) => known !== control));
  }, []);
  const names = () => {
    const all = [name, ...joined.current.map(([, , own]) => own)];
    return Array.from(new Set(all)).filter((one) => one !== undefined);
  };
  const onJoin = useCallback((next: (() => void) | undefined) => {
    listener.current = next;
  }, []);
  return { join, others, target, required, names, onJoin };
}
