'use client';

import { dataAttributes, LiveRegion, useLabels, warnOldProps } from '@guadua/utils/internal';
import { clsx } from 'clsx/lite';
import { characterLabelsEsCO } from '../labels/es-co';
import type { CharacterCountProps } from './character-count.types';
import { countCharacters } from './count-characters';

/** How many characters are left when it is said aloud: each letter would drown out what is written. */
const ANNOUNCED = [0, 5, 10, 20];

/**
 * Cuántos caracteres lleva un texto de los que caben. No corta nada.
 * @example
 * <Field label="Nota" errors={maxCharacters(280)(note)}>
 *   <TextArea value={note} onChange={setNote} />
 *   <CharacterCount value={note} maxLength={280} />
 * </Field>
 */
export function CharacterCount({
  value,
  maxLength,
  className,
  labels: own,
  ...rest
}: CharacterCountProps) {
  warnOldProps(rest, { max: 'maxLength' });
  const labels = useLabels('forms', characterLabelsEsCO, own, 'characters');
  const used = countCharacters(value ?? '');
  const left = maxLength - used;
  const step = ANNOUNCED.find((limit) => left <= limit);
  const over = left < 0 ? labels.over(-left) : '';
  return (
    <div className={clsx('gd-character-count', className)} {...dataAttributes({ over: left < 0 })}>
      <span>{over || labels.count(used, maxLength)}</span>
      <LiveRegion message={over || (step === undefined || used === 0 ? '' : labels.left(step))} />
    </div>
  );
}
