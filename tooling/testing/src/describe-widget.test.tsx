import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describeWidget } from '.';
import { choiceOptions } from './fixtures/choice-options';

describeWidget('<Choice>', choiceOptions());

describeWidget<boolean>('a widget that takes no part in a form', {
  render: ({ value, defaultValue = false, onChange, onFocus, onBlur, ...props }) => (
    <Toggle {...{ value, defaultValue, onChange, onFocus, onBlur, props }} />
  ),
  control: () => screen.getByRole('button', { name: /Widget|Mi campo/ }),
  value: false,
  otherValue: true,
  native: false,
  readOnly: false,
  required: false,
  shown: () =>
    screen.getByRole('button', { name: /Widget|Mi campo/ }).getAttribute('aria-pressed') === 'true',
  change: (person) => person.click(screen.getByRole('button', { name: /Widget|Mi campo/ })),
});

// biome-ignore lint/suspicious/noExplicitAny: a stand-in; what it takes is what the suite gives
function Toggle({ value, defaultValue, onChange, onFocus, onBlur, props }: any) {
  const [own, setOwn] = useState<boolean>(defaultValue);
  const [focused, setFocused] = useState(false);
  const pressed = value ?? own;
  const { name: _name, disabled, ...rest } = props;
  return (
    <button
      {...rest}
      type="button"
      disabled={disabled}
      aria-pressed={pressed}
      data-disabled={disabled ? '' : undefined}
      data-focused={focused ? '' : undefined}
      onFocus={(event) => {
        setFocused(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setFocused(false);
        onBlur?.(event);
      }}
      onClick={() => {
        setOwn(!pressed);
        onChange?.(!pressed, { reason: 'select' });
      }}
    />
  );
}
