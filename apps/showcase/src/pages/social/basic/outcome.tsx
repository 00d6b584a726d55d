import { Field, NativeSelect } from '@guadua/forms';
import { useEffect, useState } from 'react';
import { type SimulatedSettings, simulate } from '../../../data/simulated-sign-in';

interface OutcomeProps {
  provider: 'google' | 'facebook';
  label: string;
  outcomes: Readonly<Record<string, SimulatedSettings>>;
}

/** Chooses what the played provider answers. */
export function Outcome({ provider, label, outcomes }: OutcomeProps) {
  const names = Object.keys(outcomes);
  const [name, setName] = useState<string | null>(names[0] ?? null);
  useEffect(() => {
    const settings = name === null ? undefined : outcomes[name];
    if (settings) simulate(provider, settings);
  }, [provider, outcomes, name]);
  return (
    <Field label={label}>
      <NativeSelect
        options={names.map((value) => ({ value, label: value }))}
        value={name}
        onChange={setName}
      />
    </Field>
  );
}
