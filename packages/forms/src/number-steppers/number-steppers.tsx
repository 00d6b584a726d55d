'use client';

import { useLongPress } from '@guadua/utils';
import { FieldContext, useLabels } from '@guadua/utils/internal';
import { type ReactNode, useContext, useId } from 'react';
import { numberLabelsEsCO } from '../labels/es-co';
import type { NumberSteppers, StepperOwner } from './number-steppers.types';

const REPEAT_DELAY = 500;
/** Steps of a press with Shift, as of an arrow key with it. */
const LARGE_STEP = 10;

/**
 * Dos botones que dan un paso menos o uno más, y siguen mientras se sostienen.
 * @returns Lo que recibe `steppers`, de `NumberInput` o `CurrencyInput`. Se puede llamar en cada dibujo.
 * @example <NumberInput min={1} max={99} steppers={numberSteppers()} />
 */
export function numberSteppers(): NumberSteppers {
  return { kind: 'numberSteppers', render: (owner) => <StepperButtons owner={owner} /> };
}

function StepperButtons({ owner }: { owner: StepperOwner }) {
  const labels = useLabels('forms', numberLabelsEsCO, owner.labels, 'number');
  return (
    <span className="gd-number-steppers">
      <StepButton owner={owner} direction={-1} label={labels.decrease}>
        <path d="M3.5 8h9" />
      </StepButton>
      <StepButton owner={owner} direction={1} label={labels.increase}>
        <path d="M8 3.5v9M3.5 8h9" />
      </StepButton>
    </span>
  );
}

interface StepButtonProps {
  owner: StepperOwner;
  direction: 1 | -1;
  label: string;
  children: ReactNode;
}

function StepButton({ owner, direction, label, children }: StepButtonProps) {
  const id = useId();
  const fieldLabel = useContext(FieldContext)?.labelId;
  const { 'aria-label': name, 'aria-labelledby': namedBy = name ? undefined : fieldLabel } =
    owner.aria;
  const isAtLimit = !owner.canStep(direction);
  const step = () => owner.step(direction);
  const { pressProps } = useLongPress({
    threshold: REPEAT_DELAY,
    disabled: owner.locked || isAtLimit,
    onShortPress: step,
    onLongPress: step,
    onLongPressing: step,
  });
  // The style is in the sheet: a strict policy refuses the attribute in the markup of a server.
  const { style: _style, onPointerDown, ...handlers } = pressProps;
  return (
    <button
      {...handlers}
      type="button"
      className="gd-icon-button"
      tabIndex={-1}
      id={id}
      // The name says which number it is, because a screen reader lists the buttons of all fields.
      aria-label={name ? `${label} ${name}` : label}
      aria-labelledby={namedBy && `${id} ${namedBy}`}
      aria-controls={owner.id}
      // With `disabled` a press would take the focus out of the field.
      aria-disabled={isAtLimit || undefined}
      disabled={owner.locked}
      onPointerDown={(event) => {
        onPointerDown(event);
        // A finger would bring up the keyboard.
        if (event.pointerType !== 'mouse') return;
        owner.focus();
        // `useLongPress` ignores a press with a modifier key.
        if (event.shiftKey && event.button === 0 && !isAtLimit) owner.step(direction, LARGE_STEP);
      }}
      onMouseDown={(event) => event.preventDefault()}
    >
      <svg className="gd-icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        {children}
      </svg>
    </button>
  );
}
