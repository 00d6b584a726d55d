'use client';

import { dataAttributes, useLabels } from '@guadua/utils/internal';
import { clsx } from 'clsx/lite';
import { passwordLabelsEsCO } from '../labels/es-co';
import { estimatePassword, LEVELS } from './estimate-password';
import type { PasswordStrengthProps } from './password-input.types';

/**
 * Qué tan difícil es adivinar una contraseña nueva, en cuatro pasos y una palabra, que se anuncia cuando cambia. No
 * rechaza ninguna.
 * @example
 * <PasswordInput autoComplete="new-password" value={password} onChange={setPassword} />
 * <PasswordStrength value={password} />
 */
export function PasswordStrength({ value, className }: PasswordStrengthProps) {
  const labels = useLabels('forms', passwordLabelsEsCO, undefined, 'password');
  const estimate = value ? estimatePassword(value) : null;
  return (
    <div
      className={clsx('gd-password-strength', className)}
      {...dataAttributes({ level: estimate?.level ?? false })}
    >
      {LEVELS.map(([level, least]) => (
        <span
          key={level}
          className="gd-password-strength__bar"
          aria-hidden="true"
          {...dataAttributes({ on: estimate !== null && estimate.bits >= least })}
        />
      ))}
      <span className="gd-password-strength__text" role="status">
        {estimate === null ? labels.strength : labels.level(estimate.level)}
      </span>
    </div>
  );
}
