import type { ControlProps } from './control.types';

interface ValueProps extends ControlProps {
  value?: unknown;
  defaultValue?: unknown;
  onChange?: unknown;
}

/** What an element takes of a control's props as it is; the rest comes back from the hooks of the control. */
export function elementProps<Props extends ValueProps>({
  value: _value,
  defaultValue: _defaultValue,
  onChange: _onChange,
  id: _id,
  name: _name,
  form: _form,
  disabled: _disabled,
  readOnly: _readOnly,
  required: _required,
  invalid: _invalid,
  onFocus: _onFocus,
  onBlur: _onBlur,
  ...props
}: Props) {
  return props;
}
