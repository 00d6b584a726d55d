'use client';

import { dataAttributes, LiveRegion, useLabels } from '@guadua/utils/internal';
import { clsx } from 'clsx/lite';
import { characterLabelsEsCO } from '../labels/es-co';
import type { CharacterCountProps } from './character-count.types';
import { countCharacters } from './count-characters';

/** How many characters are left when it is said aloud: each letter would drown out what is written. */
const ANNOUNCED = [0, 5, 10, 20];

/**
 * How many characters a text has of those that fit, counted as a person sees them (INP-8). It cuts
 * nothing: `maxCharacters` says that there are too many.
 * @example
 * <Field label="Nota" errors={maxCharacters(280)(note)}>
 *   <TextArea value={note} onChange={setNote} />
 *   <CharacterCount value={note} max={280} />
 * </Field>
 */
export function CharacterCount({ value, max, className, labels: own }: CharacterCountProps) {
  const labels = useLabels('forms', characterLabelsEsCO, own, 'characters');
  const used = countCharacters(value ?? '');
  const left = max - used;
  const step = ANNOUNCED.find((limit) => left <= limit);
  const over = left < 0 ? labels.over(-left) : '';
  return (
    <div className={clsx('gd-character-count', className)} {...dataAttributes({ over: left < 0 })}>
      <span>{over || labels.count(used, max)}</span>
      <LiveRegion message={over || (step === undefined || used === 0 ? '' : labels.left(step))} />
    </div>
  );
}
