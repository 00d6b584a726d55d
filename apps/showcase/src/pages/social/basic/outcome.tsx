import { ButtonGroup, ButtonGroupItem } from '@guadua/utils/ui';
import { useEffect, useId, useState } from 'react';
import { type SimulatedSettings, simulate } from '../../../data/simulated-sign-in';

interface OutcomeProps {
  provider: 'google' | 'facebook';
  label: string;
  outcomes: Readonly<Record<string, SimulatedSettings>>;
}

/** Chooses what the played provider answers. */
export function Outcome({ provider, label, outcomes }: OutcomeProps) {
  const id = useId();
  const names = Object.keys(outcomes);
  const [name, setName] = useState(names[0] ?? null);
  useEffect(() => {
    const settings = name === null ? undefined : outcomes[name];
    if (settings) simulate(provider, settings);
  }, [provider, outcomes, name]);
  return (
    <div>
      <p id={id}>{label}</p>
      <ButtonGroup
        selection="single"
        orientation="vertical"
        size="small"
        value={name}
        onChange={setName}
        aria-labelledby={id}
      >
        {names.map((outcome) => (
          <ButtonGroupItem key={outcome} value={outcome}>
            {outcome}
          </ButtonGroupItem>
        ))}
      </ButtonGroup>
    </div>
  );
}
