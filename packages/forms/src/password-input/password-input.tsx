'use client';

import { listen, useLabels } from '@guadua/utils/internal';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { passwordLabelsEsCO } from '../labels/es-co';
import { PLAIN_TEXT } from '../shared/plain-text';
import { TextField } from '../shared/text-field';
import { useTextField } from '../shared/use-text-field';
import { plainEdit } from '../text-editing/plain-edit';
import type { PasswordInputProps } from './password-input.types';

/**
 * Un campo para una contraseña, que se puede mostrar. Se vuelve a ocultar al enviar o reiniciar el formulario, y
 * avisa si está activo Bloq Mayús.
 * @example <PasswordInput name="clave" autoComplete="new-password" required />
 */
export function PasswordInput({
  value,
  defaultValue,
  onChange,
  autoComplete = 'current-password',
  labels: ownLabels,
  ...props
}: PasswordInputProps) {
  const labels = useLabels('forms', passwordLabelsEsCO, ownLabels, 'password');
  const [isRevealed, setRevealed] = useState(false);
  const [isCapsLock, setCapsLock] = useState(false);
  const field = useTextField(
    {
      ...props,
      onBlur: (event) => {
        setCapsLock(false);
        props.onBlur?.(event);
      },
    },
    {
      className: 'gd-password-input',
      ...PLAIN_TEXT,
      edit: plainEdit,
      value,
      defaultValue,
      onChange: onChange && ((next, reason) => onChange(next, { reason })),
      onReset: () => setRevealed(false),
    },
  );
  const { input, control } = field;
  useEffect(() => {
    // Browsers offer to keep a password only if it is covered when it is sent.
    const root = input.current?.getRootNode() ?? document;
    const onSubmit = ({ target }: Event) => {
      if (target === input.current?.form) setRevealed(false);
    };
    return listen(root, 'submit', onSubmit);
  }, [input]);
  const watchCapsLock = (event: KeyboardEvent<HTMLInputElement>) =>
    setCapsLock(event.getModifierState('CapsLock'));

  return (
    <TextField
      field={field}
      inputProps={{
        type: isRevealed ? 'text' : 'password',
        autoComplete,
        autoCapitalize: 'none',
        autoCorrect: 'off',
        spellCheck: false,
        onKeyDown: (event) => {
          watchCapsLock(event);
          props.onKeyDown?.(event);
        },
        onKeyUp: (event) => {
          // The key that turns it on says so only once it is up.
          watchCapsLock(event);
          props.onKeyUp?.(event);
        },
      }}
    >
      <span className="gd-password-input__hint" role="status">
        {isCapsLock && !control.readOnly && (
          <>
            <span aria-hidden="true">{labels.capsLock}</span>
            <span className="gd-visually-hidden">{labels.capsLockOn}</span>
          </>
        )}
      </span>
      <button
        type="button"
        className="gd-icon-button"
        aria-label={labels.reveal}
        aria-pressed={isRevealed}
        aria-controls={control.id}
        disabled={control.disabled}
        // With a mouse the caret stays where it is.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setRevealed(!isRevealed)}
      >
        <EyeIcon crossed={isRevealed} />
      </button>
    </TextField>
  );
}

function EyeIcon({ crossed }: { crossed: boolean }) {
  return (
    <svg className="gd-icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d="M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8Z" />
      <circle cx="8" cy="8" r="2" />
      {crossed && <path d="m2.5 13.5 11-11" />}
    </svg>
  );
}
