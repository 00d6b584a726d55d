'use client';

import { clsx } from 'clsx/lite';
import { useMemo } from 'react';
import { dataAttributes } from '../internal/data-attributes';
import type { ButtonGroupProps } from './button-group.types';
import { ButtonGroupContext } from './button-group-context';
import { ChoiceGroup } from './choice-group';

/**
 * Botones unidos en una sola forma; con `selection="single"`, también una elección entre ellos, que se envía con el
 * formulario.
 * @example
 * <ButtonGroup selection="single" aria-label="Periodo" name="periodo" defaultValue="mes">
 *   <ButtonGroupItem value="dia">Día</ButtonGroupItem>
 *   <ButtonGroupItem value="mes">Mes</ButtonGroupItem>
 * </ButtonGroup>
 */
export function ButtonGroup<Value extends string = string>({
  selection = 'none',
  ...props
}: ButtonGroupProps<Value>) {
  if (selection === 'single') return <ChoiceGroup {...props} />;
  return <JoinedButtons {...props} />;
}

function JoinedButtons<Value extends string>({
  children,
  className,
  classNames,
  defaultValue: _defaultValue,
  disabled,
  form: _form,
  invalid: _invalid,
  name: _name,
  onChange: _onChange,
  orientation = 'horizontal',
  readOnly: _readOnly,
  required: _required,
  size,
  tone,
  value: _value,
  variant,
  ...rest
}: ButtonGroupProps<Value>) {
  const context = useMemo(
    () => ({ tone, variant, size, disabled }),
    [tone, variant, size, disabled],
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a legend and a frame of its own
    <div
      {...rest}
      role="group"
      className={clsx('gd-button-group', className, classNames?.root)}
      {...dataAttributes({ orientation, disabled })}
    >
      <ButtonGroupContext value={context}>{children}</ButtonGroupContext>
    </div>
  );
}
