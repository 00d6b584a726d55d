import { dateLabelsEnUS, dateLabelsPtBR } from '@guadua/date';
import { GuaduaProvider, type LabelPack } from '@guadua/utils';
import { type ComponentType, useEffect, useState } from 'react';
import type { ControlProps, Figure } from '../../../demo';
import { type Conditions, setReading, useConditions, useReading } from './conditions-store';

/** What the bar passes to the widget of an example, besides what the form does. */
export type ConditionProps = Pick<Conditions, 'timeZone' | 'firstDay' | 'today'>;

const PACKS: Readonly<Record<string, readonly LabelPack[]>> = {
  'en-US': [dateLabelsEnUS],
  'pt-BR': [dateLabelsPtBR],
};
const NO_PACKS: readonly LabelPack[] = [];

/**
 * Puts an example under the conditions of the bar: its widget gets their today, zone and first day, its
 * value is read for the margin. Called outside of components, so that the result has one identity.
 */
export function withConditions<Value>(
  name: string,
  Control: ComponentType<ControlProps<Value> & ConditionProps>,
): ComponentType<ControlProps<Value>> {
  return function WithConditions(props: ControlProps<Value>) {
    const { today, timeZone, locale, firstDay } = useConditions();
    const [own, setOwn] = useState(props.defaultValue);
    const value = props.value === undefined ? own : props.value;
    useEffect(() => setReading(name, read(value, timeZone, locale)), [value, timeZone, locale]);
    return (
      <GuaduaProvider locale={locale} labels={PACKS[locale] ?? NO_PACKS}>
        <Control
          {...props}
          today={today}
          timeZone={timeZone}
          firstDay={firstDay}
          onChange={(next) => {
            setOwn(next as Value | undefined);
            props.onChange?.(next);
          }}
        />
      </GuaduaProvider>
    );
  };
}

/** Local value and ISO value of an example, for its margin. */
export function useConditionFigures(name: string): Figure[] {
  const reading = useReading(name);
  return [
    ['valor local', reading?.local ?? '—', 'live'],
    ['valor ISO', reading?.iso ?? '—', 'live'],
  ];
}

function read(value: unknown, timeZone: string, locale: string) {
  const ends = endsOf(value);
  if (ends.length === 0) return { local: '—', iso: '—' };
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
  return {
    local: ends.map((end) => (end instanceof Date ? format.format(end) : end)).join(' → '),
    iso: ends.map((end) => (end instanceof Date ? end.toISOString() : end)).join(' → '),
  };
}

function endsOf(value: unknown): (Date | string)[] {
  if (value instanceof Date || typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).filter((end) => end instanceof Date || typeof end === 'string');
}
