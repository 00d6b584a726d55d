import type { ValueBinding } from '../value/date-props.types';
export interface TemporalValue {
  toString(options?: { calendarName?: 'never'; offset?: 'never'; timeZoneName?: 'never' }): string;
  withTimeZone?(timeZone: string): TemporalValue;
}

/** Una clase de Temporal: `Temporal.PlainDate`, `Temporal.PlainDateTime` o `Temporal.ZonedDateTime`. */
export interface TemporalClass<Value extends TemporalValue> {
  /** Lee un texto ISO. */
  from: (text: string) => Value;
}
/** Los límites de un valor de Temporal, y su zona horaria. */
export interface TemporalLimits<Value extends TemporalValue> {
  /** Primer día permitido. Con hora, también cuenta su hora. */
  minDate?: Value | undefined;
  /** Último día permitido. Con hora, también cuenta su hora. */
  maxDate?: Value | undefined;
  /** Zona horaria IANA de los valores; obligatoria con `Temporal.ZonedDateTime`. */
  timeZone?: string | undefined;
}
export interface TemporalProps<Text, Changed> extends ValueBinding<Text, Changed> {
  valueAs: 'iso';
  minDate?: string | undefined;
  maxDate?: string | undefined;
  timeZone?: string | undefined;
}

/**
 * Las propiedades de `DatePicker` o `Calendar` para un valor de Temporal. La clase la pone quien la usa, del
 * navegador o de un polyfill.
 * @param type La clase: `Temporal.PlainDate`; con hora, `Temporal.PlainDateTime` o `Temporal.ZonedDateTime`.
 * @param props El valor, `onChange` y los límites, como objetos de esa clase.
 * @returns Las propiedades, que van antes de las demás.
 * @example <DatePicker {...temporalDate(Temporal.PlainDate, { value: day, onChange: setDay })} />
 */
export function temporalDate<Value extends TemporalValue>(
  type: TemporalClass<Value>,
  props: TemporalLimits<Value> & ValueBinding<Value, Value | null>,
): TemporalProps<string, string | null> {
  return bind(
    type,
    props,
    (value, write) => write(value),
    (text, read) => (text === null ? null : read(text)),
  );
}

/**
 * Lo mismo para `DateRangePicker` y `RangeCalendar`, cuyo valor es `{ from, to }`, o lleva los nombres que den
 * `startDateField` y `endDateField`.
 * @example <DateRangePicker {...temporalRange(Temporal.PlainDate, { value: stay, onChange: setStay })} />
 */
export function temporalRange<Value extends TemporalValue, Field extends string = 'from' | 'to'>(
  type: TemporalClass<Value>,
  props: TemporalLimits<Value> &
    ValueBinding<
      Readonly<Record<Field, Value | null>>,
      // The names of the fields are never read off the handler: a state setter would make them `never`.
      Record<NoInfer<Field>, Value> | null
    >,
): TemporalProps<Record<Field, string | null>, Record<Field, string> | null> {
  return bind(
    type,
    props,
    (range, write) => mapFields(range, (end) => end && write(end)),
    (texts, read) => texts && mapFields(texts, read),
  );
}

/**
 * Lo mismo para `DatesPicker`, cuyo valor es una lista.
 * @example <DatesPicker {...temporalDates(Temporal.PlainDate, { value: days, onChange: setDays })} />
 */
export function temporalDates<Value extends TemporalValue>(
  type: TemporalClass<Value>,
  props: TemporalLimits<Value> & ValueBinding<readonly Value[], Value[]>,
): TemporalProps<readonly string[], string[]> {
  return bind(
    type,
    props,
    (days, write) => days.map(write),
    (texts, read) => texts.map(read),
  );
}

function bind<Value extends TemporalValue, Given, Changed, Text, ChangedText>(
  type: TemporalClass<Value>,
  {
    value,
    defaultValue,
    onChange,
    minDate,
    maxDate,
    timeZone,
  }: TemporalLimits<Value> & ValueBinding<Given, Changed>,
  writeAll: (value: Given, write: (one: Value) => string) => Text,
  readAll: (text: ChangedText, read: (text: string) => Value) => Changed,
): TemporalProps<Text, ChangedText> {
  const write = (one: Value): string => {
    const shown = timeZone === undefined ? one : (one.withTimeZone?.(timeZone) ?? one);
    return shown.toString({ calendarName: 'never', offset: 'never', timeZoneName: 'never' });
  };
  // Only a `ZonedDateTime` reads the zone; to the others it is a note that they skip.
  const read = (text: string): Value =>
    type.from(timeZone === undefined ? text : `${text}[${timeZone}]`);
  return {
    valueAs: 'iso',
    value: value && writeAll(value, write),
    defaultValue: defaultValue && writeAll(defaultValue, write),
    minDate: minDate && write(minDate),
    maxDate: maxDate && write(maxDate),
    timeZone,
    onChange: (text, details) => onChange?.(readAll(text, read), details),
  };
}

function mapFields<Field extends string, From, To>(
  record: Readonly<Record<Field, From>>,
  map: (value: From) => To,
): Record<Field, To> {
  // `Object.fromEntries` forgets the names of the fields.
  return Object.fromEntries(
    Object.entries<From>(record).map(([field, value]) => [field, map(value)]),
  ) as Record<Field, To>;
}
