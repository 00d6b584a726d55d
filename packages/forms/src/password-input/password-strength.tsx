'use client';

import { dataAttributes, useLabels } from '@guadua/utils/internal';
import { clsx } from 'clsx/lite';
import { passwordLabelsEsCO } from '../labels/es-co';
import { estimatePassword, type PasswordLevel } from './estimate-password';
import type { PasswordStrengthProps } from './password-input.types';

const LEVELS: readonly PasswordLevel[] = ['weak', 'fair', 'good', 'strong'];

/**
 * Qué tan difícil es adivinar una contraseña nueva, en cuatro pasos y una palabra, que se anuncia cuando cambia. No
 * rechaza ninguna.
 * @example
 * <PasswordInput autoComplete="new-password" value={password} onChange={setPassword} />
 * <PasswordStrength value={password} />
 */
export function PasswordStrength({ value, className }: PasswordStrengthProps) {
  const labels = useLabels('forms', passwordLabelsEsCO, undefined, 'password');
  const level = value ? estimatePassword(value).level : null;
  const reached = level === null ? 0 : LEVELS.indexOf(level) + 1;
  return (
    <div
      className={clsx('gd-password-strength', className)}
      {...dataAttributes({ level: level ?? false })}
    >
      {LEVELS.map((one, index) => (
        <span
          key={one}
          className="gd-password-strength__bar"
          aria-hidden="true"
          {...dataAttributes({ on: index < reached })}
        />
      ))}
      <span className="gd-password-strength__text" role="status">
        {level === null ? labels.strength : labels.level(level)}
      </span>
    </div>
  );
}
