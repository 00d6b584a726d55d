import type { FieldContextValue } from '@guadua/utils/internal';
import { useCallback, useContext, useRef, useState } from 'react';
import { FormContext } from '../form/form-context';

type Joined = Parameters<FieldContextValue['join']>;

export function useJoinedControls(name: string | undefined) {
  const joined = useRef<readonly Joined[]>([]);
  /** The own ids of all but the first, one after the other. */
  const [others, setOthers] = useState('');
  const [target, setTarget] = useState<string>();
  const [required, setRequired] = useState(false);
  const changed = useContext(FormContext)?.changed;
  const join = useCallback<FieldContextValue['join']>(
    (...control) => {
      const set = (controls: readonly Joined[]) => {
        joined.current = controls;
        const [first, ...more] = controls;
        setTarget(first?.[1]);
        setRequired(controls.some(([, , , isRequired]) => isRequired));
        // The ids are one text, so that a field with one control, as nearly all have, need not render again.
        setOthers(more.map(([ownId]) => ownId).join(' '));
        changed?.();
      };
      set([...joined.current, control]);
      return () => set(joined.current.filter((known) => known !== control));
    },
    [changed],
  );
  const names = () => {
    const all = [name, ...joined.current.map(([, , own]) => own)];
    return Array.from(new Set(all)).filter((one) => one !== undefined);
  };
  return { join, others, target, required, names };
}
