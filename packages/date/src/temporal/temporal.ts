import type { DateChangeDetails } from '../value/date-props.types';
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
/** El valor, y lo que lo cambia. */
export interface TemporalBinding<Value, Changed = Value> {
  /** El valor, o `null`. */
  value?: Value | null | undefined;
  /** Valor inicial cuando el componente guarda el suyo. */
  defaultValue?: Value | null | undefined;
  /** Se llama con el nuevo valor y el motivo. */
  onChange?: ((value: Changed, details: DateChangeDetails) => void) | undefined;
}
export interface TemporalProps<Text, Changed> {
  valueAs: 'iso';
  value?: Text | null | undefined;
  defaultValue?: Text | null | undefined;
  onChange: (value: Changed, details: DateChangeDetails) => void;
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
  props: TemporalLimits<Value> & TemporalBinding<Value, Value | null>,
): TemporalProps<string, string | null> {
  const { write, read } = translator(type, props.timeZone);
  return bind(props, write, (text) => (text === null ? null : read(text)), write);
}

/**
 * Lo mismo para `DateRangePicker` y `RangeCalendar`, cuyo valor es `{ from, to }`, o lleva los nombres que den
 * `startDateField` y `endDateField`.
 * @example <DateRangePicker {...temporalRange(Temporal.PlainDate, { value: stay, onChange: setStay })} />
 */
export function temporalRange<Value extends TemporalValue, Field extends string = 'from' | 'to'>(
  type: TemporalClass<Value>,
  props: TemporalLimits<Value> &
    TemporalBinding<
      Readonly<Record<Field, Value | null>>,
      // The names of the fields are never read off the handler: a state setter would make them `never`.
      Record<NoInfer<Field>, Value> | null
    >,
): TemporalProps<Record<Field, string | null>, Record<Field, string> | null> {
  const { write, read } = translator(type, props.timeZone);
  return bind(
    props,
    (range) => mapFields(range, (end) => end && write(end)),
    (texts) => texts && mapFields(texts, read),
    write,
  );
}

/**
 * Lo mismo para `DatesPicker`, cuyo valor es una lista.
 * @example <DatesPicker {...temporalDates(Temporal.PlainDate, { value: days, onChange: setDays })} />
 */
export function temporalDates<Value extends TemporalValue>(
  type: TemporalClass<Value>,
  props: TemporalLimits<Value> & TemporalBinding<readonly Value[], Value[]>,
): TemporalProps<readonly string[], string[]> {
  const { write, read } = translator(type, props.timeZone);
  return bind(
    props,
    (days) => days.map(write),
    (texts) => texts.map(read),
    write,
  );
}

function translator<Value extends TemporalValue>(
  type: TemporalClass<Value>,
  timeZone: string | undefined,
) {
  return {
    write: (value: Value): string => {
      const shown = timeZone === undefined ? value : (value.withTimeZone?.(timeZone) ?? value);
      return shown.toString({ calendarName: 'never', offset: 'never', timeZoneName: 'never' });
    },
    // Only a `ZonedDateTime` reads the zone; to the others it is a note that they skip.
    read: (text: string): Value =>
      type.from(timeZone === undefined ? text : `${text}[${timeZone}]`),
  };
}

/** A missing `value` stays missing: the widget keeps its own then. */
function bind<Given, Changed, Text, ChangedText, Limit extends TemporalValue>(
  {
    value,
    defaultValue,
    onChange,
    minDate,
    maxDate,
    timeZone,
  }: TemporalLimits<Limit> & TemporalBinding<Given, Changed>,
  write: (value: Given) => Text,
  read: (text: ChangedText) => Changed,
  writeLimit: (limit: Limit) => string,
): TemporalProps<Text, ChangedText> {
  return {
    valueAs: 'iso',
    ...(value !== undefined && { value: value && write(value) }),
    ...(defaultValue !== undefined && { defaultValue: defaultValue && write(defaultValue) }),
    ...(minDate && { minDate: writeLimit(minDate) }),
    ...(maxDate && { maxDate: writeLimit(maxDate) }),
    ...(timeZone !== undefined && { timeZone }),
    onChange: (text, details) => onChange?.(read(text), details),
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
