'use client';

import { useContext } from 'react';
import { dataAttributes } from '../internal/data-attributes';
import { warnOnce } from '../internal/warn-once';
import { Button } from './button';
import type { ButtonGroupItemProps } from './button-group.types';
import { ButtonGroupContext } from './button-group-context';

/** Una de las opciones de un `<ButtonGroup selection="single">`. */
export function ButtonGroupItem({ value: given, onClick, ...props }: ButtonGroupItemProps) {
  const value = String(given);
  const { choice } = useContext(ButtonGroupContext);
  if (!choice) {
    warnOnce(
      '<ButtonGroupItem>',
      'chooses nothing here: put it into a `<ButtonGroup selection="single">`, or use `<Button>`.',
      'button-group-item-alone',
    );
  }
  const selected = choice?.value === value;
  return (
    <Button
      {...props}
      {...dataAttributes({ selected, value })}
      role="radio"
      aria-checked={selected}
      tabIndex={choice?.tabStop === value ? 0 : -1}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) choice?.choose(value);
      }}
    />
  );
}
