import { memo, type ReactNode, useId } from 'react';
import type { Control, ControlValue, Values } from './playground.types';

/** Unions of at most these many members and letters are shown side by side. */
const SEGMENTS = { members: 3, letters: 18 };

interface PropertyPanelProps {
  /** Of the element that the button of the tools opens. */
  id: string;
  controls: readonly Control[];
  values: Values;
  onChange: (name: string, value: ControlValue) => void;
}

/** The controls of the props, each with what it is for. */
export const PropertyPanel = memo(function PropertyPanel({
  id,
  controls,
  values,
  onChange,
}: PropertyPanelProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what a form sends
    <div id={id} role="group" aria-label="Propiedades" className="playground-properties">
      <div className="playground-controls">
        {controls.map((control) => (
          <PropertyRow
            key={control.name}
            control={control}
            value={values[control.name]}
            onChange={(value) => onChange(control.name, value)}
          />
        ))}
      </div>
    </div>
  );
});

interface PropertyRowProps {
  control: Control;
  value: ControlValue;
  onChange: (value: ControlValue) => void;
}

function PropertyRow({ control, value, onChange }: PropertyRowProps) {
  const id = useId();
  const ids = { id, 'aria-describedby': `${id}-note` };
  const note = (
    <p id={`${id}-note`} className="playground-note">
      {control.description
        .split('`')
        .map((text, index) => (index % 2 === 1 ? <code key={text}>{text}</code> : text))}
    </p>
  );
  if (isSegmented(control))
    return (
      // No fieldset: not every engine lays out its legend in a row.
      <div
        role="radiogroup"
        className="playground-control"
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-note`}
      >
        <span id={`${id}-name`} className="playground-name">
          {control.name}
        </span>
        <div className="playground-segments">
          {choices(control).map(([option, text]) => (
            <label key={text} className="playground-segment">
              <input
                type="radio"
                className="gd-visually-hidden"
                name={id}
                checked={value === option}
                onChange={() => onChange(option)}
              />
              {text}
            </label>
          ))}
        </div>
        {note}
      </div>
    );
  return (
    <div className="playground-control">
      <label className="playground-name" htmlFor={id}>
        {control.name}
      </label>
      {input(control, value, onChange, ids)}
      {note}
    </div>
  );
}

function input(
  control: Control,
  value: ControlValue,
  onChange: (value: ControlValue) => void,
  ids: { id: string; 'aria-describedby': string },
): ReactNode {
  switch (control.kind) {
    case 'switch':
      return (
        <input
          {...ids}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked
          role="switch"
          className="playground-switch"
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
      );
    case 'choice':
      return (
        <select
          {...ids}
          className="playground-input"
          value={value === undefined ? '' : String(value)}
          onChange={(event) => {
            const chosen = choices(control)[event.target.selectedIndex];
            if (chosen) onChange(chosen[0]);
          }}
        >
          {choices(control).map(([option, text]) => (
            <option key={text} value={option === undefined ? '' : String(option)}>
              {text}
            </option>
          ))}
        </select>
      );
    case 'number':
      return (
        <input
          {...ids}
          type="number"
          className="playground-input"
          value={value === undefined ? '' : String(value)}
          placeholder="—"
          step="any"
          onChange={({ target }) =>
            onChange(Number.isNaN(target.valueAsNumber) ? undefined : target.valueAsNumber)
          }
        />
      );
    case 'text':
      return (
        <input
          {...ids}
          type="text"
          className="playground-input"
          value={value === undefined ? '' : String(value)}
          placeholder="—"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
        />
      );
  }
}

/** The values on offer and how they are written; nothing chosen is one where the prop has no default. */
function choices({ options = [], default: byDefault }: Control): [ControlValue, string][] {
  const offered = options.map((option): [ControlValue, string] => [option, String(option)]);
  return byDefault === undefined ? [[undefined, '—'], ...offered] : offered;
}

function isSegmented(control: Control): boolean {
  if (control.kind !== 'choice') return false;
  const texts = choices(control).map(([, text]) => text);
  return texts.length <= SEGMENTS.members && texts.join('').length <= SEGMENTS.letters;
}
