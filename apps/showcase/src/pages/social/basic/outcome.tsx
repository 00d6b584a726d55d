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
  const [name, setName] = useState(names[0] ?? '');
  useEffect(() => {
    const settings = outcomes[name];
    if (settings) simulate(provider, settings);
  }, [provider, outcomes, name]);
  return (
    <label>
      {label}
      <select value={name} onChange={(event) => setName(event.target.value)}>
        {names.map((outcome) => (
          <option key={outcome}>{outcome}</option>
        ))}
      </select>
    </label>
  );
}
