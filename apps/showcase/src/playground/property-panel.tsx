import '@guadua/forms/styles.css';
import './properties.css';
import { NativeSelect, NumberInput, RadioGroup, Switch, TextInput } from '@guadua/forms';
import { memo, type ReactNode, useId } from 'react';
import type { Control, ControlValue, Values } from './playground.types';

/** Unions of at most these many members and letters are shown side by side. */
const SEGMENTS = { members: 3, letters: 18 };

export interface PropertyPanelProps {
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
  const name = `${id}-name`;
  const note = `${id}-note`;
  return (
    <div className="playground-control">
      {isSegmented(control) ? (
        <span id={name} className="playground-name">
          {control.name}
        </span>
      ) : (
        <label id={name} className="playground-name" htmlFor={id}>
          {control.name}
        </label>
      )}
      {input({ control, value, onChange }, { id, 'aria-describedby': note }, name)}
      <p id={note} className="playground-note">
        {control.description
          .split('`')
          .map((text, index) => (index % 2 === 1 ? <code key={text}>{text}</code> : text))}
      </p>
    </div>
  );
}

function input(
  { control, value, onChange }: PropertyRowProps,
  ids: { id: string; 'aria-describedby': string },
  labelledBy: string,
): ReactNode {
  switch (control.kind) {
    case 'switch':
      return <Switch {...ids} value={value === true} onChange={onChange} />;
    case 'choice': {
      const offered = choices(control);
      const props = {
        ...ids,
        value: offered.find(([option]) => option === value)?.[1] ?? null,
        onChange: (text: string | null) => {
          const chosen = offered.find(([, known]) => known === text);
          if (chosen) onChange(chosen[0]);
        },
        options: offered.map(([, text]) => ({ value: text, label: text })),
      };
      return isSegmented(control) ? (
        <RadioGroup {...props} aria-labelledby={labelledBy} orientation="horizontal" />
      ) : (
        <NativeSelect {...props} />
      );
    }
    case 'number':
      return (
        <NumberInput
          {...ids}
          value={typeof value === 'number' ? value : null}
          placeholder="—"
          onChange={(number) => onChange(number ?? undefined)}
        />
      );
    case 'text':
      return (
        <TextInput
          {...ids}
          value={value === undefined ? '' : String(value)}
          placeholder="—"
          autoComplete="off"
          spellCheck={false}
          onChange={onChange}
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
