import type { Control, ControlValue, PlaygroundDefinition, Values } from './playground.types';

/** What the controls say at the beginning and after "Restablecer". */
export function initialValues({ controls, initial = {} }: PlaygroundDefinition): Values {
  return Object.fromEntries(
    controls.map((control) => [
      control.name,
      control.name in initial ? initial[control.name] : control.default,
    ]),
  );
}

/** The props to give: what differs from what the component does by itself. */
export function givenProps(controls: readonly Control[], values: Values): Values {
  const given: Record<string, ControlValue> = {};
  for (const control of controls) {
    const value = values[control.name];
    if (!isDefault(control, value)) given[control.name] = value;
  }
  return given;
}

function isDefault(control: Control, value: ControlValue): boolean {
  if (value === undefined || value === control.default) return true;
  return value === '' && control.default === undefined;
}
