import { Field, Switch, type SwitchProps } from '@guadua/forms';

export function Alerts(props: SwitchProps) {
  return (
    <Field>
      <Switch {...props}>Avisarme cuando llegue</Switch>
    </Field>
  );
}
