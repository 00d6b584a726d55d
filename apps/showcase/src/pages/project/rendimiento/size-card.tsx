import '@guadua/forms/styles.css';
import { SHARED } from 'virtual:measurements';
import { Checkbox } from '@guadua/forms';
import { useState } from 'react';
import { kilobytes } from '../../../demo/kilobytes';
import { estimateSize } from './estimate-size';

/** The initial choice. */
const AT_FIRST = ['Button', 'Field', 'TextInput'];

/** The packages in the order that the whole site uses. */
const PACKAGES = ['utils', 'forms', 'select', 'date', 'file'];

/** Shows what a choice of components weighs, and what each of the others would add to it. */
export function SizeCard() {
  const { components, parts } = SHARED;
  const [chosen, setChosen] = useState<ReadonlySet<number>>(
    () => new Set(components.flatMap(({ name }, place) => (AT_FIRST.includes(name) ? place : []))),
  );
  const total = estimateSize(SHARED, chosen);
  const apart = [...chosen].reduce((sum, place) => sum + (parts[place]?.gzip ?? 0), 0);
  const toggled = (place: number) =>
    new Set(
      chosen.has(place) ? [...chosen].filter((other) => other !== place) : [...chosen, place],
    );
  const entries = [...new Set(components.map(({ from }) => from))].toSorted(
    (one, other) => placeOf(one) - placeOf(other),
  );
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
                <Checkbox
                  key={name}
                  value={chosen.has(place)}
                  onChange={() => setChosen(toggled(place))}
                >
                  {name}{' '}
                  <span className="size-card-figure">
                    {chosen.has(place) ? '' : '+'}
                    {kilobytes(Math.abs(estimateSize(SHARED, toggled(place)) - total))}
                  </span>
                </Checkbox>
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

function placeOf(entry: string): number {
  return PACKAGES.indexOf(entry.split('/')[1] ?? '');
}
