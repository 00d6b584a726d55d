import { useState } from 'react';
import { kilobytes } from '../../../demo/kilobytes';
import type { SharedComponents } from '../../../site/measurements.types';
import { estimateSize } from './estimate-size';

/** The initial choice. */
const AT_FIRST = ['Button', 'Field', 'TextInput'];

/** Shows what a choice of components weighs, and what each of the others would add to it. */
export function SizeCard({ shared }: { shared: SharedComponents }) {
  const { components, parts } = shared;
  const [chosen, setChosen] = useState<ReadonlySet<number>>(
    () => new Set(components.flatMap(({ name }, place) => (AT_FIRST.includes(name) ? place : []))),
  );
  const total = estimateSize(shared, chosen);
  const apart = [...chosen].reduce((sum, place) => sum + (parts[place]?.gzip ?? 0), 0);
  const toggled = (place: number) =>
    new Set(
      chosen.has(place) ? [...chosen].filter((other) => other !== place) : [...chosen, place],
    );
  const entries = [...new Set(components.map(({ from }) => from))];
  return (
    <div className="size-card">
      <div className="size-card-entries">
        {entries.map((entry) => (
          <fieldset key={entry}>
            <legend>
              <code>{entry}</code>
            </legend>
            {components.map(({ from, name }, place) =>
              from === entry ? (
                <label key={name}>
                  <input
                    type="checkbox"
                    checked={chosen.has(place)}
                    onChange={() => setChosen(toggled(place))}
                  />
                  {name}
                  <span className="size-card-figure">
                    {chosen.has(place) ? '' : '+'}
                    {kilobytes(Math.abs(estimateSize(shared, toggled(place)) - total))}
                  </span>
                </label>
              ) : null,
            )}
          </fieldset>
        ))}
      </div>
      <output className="size-card-total">
        <strong>{kilobytes(total)}</strong> gzip
        {chosen.size > 1 && `; por separado serían ${kilobytes(apart)}`}
      </output>
    </div>
  );
}
