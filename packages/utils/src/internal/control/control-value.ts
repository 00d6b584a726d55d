import { warnOnce } from '../warn-once';
import type {
  ControlMoment,
  ControlStore,
  ControlValueOptions,
  OwnMoment,
} from './control-value.types';

/** Makes the value of one widget. */
export function createControlValue<
  Given,
  Value,
  Draft,
  Details extends { reason: string },
  Options extends ControlValueOptions<Given, Value, Details>,
>(
  first: Options,
  render: (own: OwnMoment<Value, Draft>) => void,
  tell: (change: 'edit' | 'reset' | 'record') => void,
): ControlStore<Value, Draft, Details, Options> {
  /** The options of the last commit; with them what the caller gave then. */
  let options = first;
  /** What a caller who gives nothing has heard of last. */
  let heard: Given | Value | undefined = first.defaultValue;
  /** The record of the last commit. */
  let record = 0;
  /** `own` is newer than the last commit. */
  let isPending = false;
  /** The caller has given `own` back. Where the same comes again after another value, that is no answer. */
  let isAnswered = true;
  let own: OwnMoment<Value, Draft> = {
    value: firstOf(first),
    draft: null,
    record,
    early: 'unread',
  };

  function firstOf({ read, defaultValue }: Options): Value {
    return read(defaultValue ?? first.value ?? defaultValue);
  }

  /** Whether the caller's value is what it made of the last report. */
  function isAnswer(of: Options, said: OwnMoment<Value, Draft>): boolean {
    if (said.record !== record) return false;
    return (
      isPending ||
      Object.is(of.value, said.draft) ||
      !(isAnswered || differs(of, of.value, said.value))
    );
  }

  function view(of: Options, said: OwnMoment<Value, Draft>): ControlMoment<Value, Draft> {
    const { value: given } = of;
    const isKept = given === undefined;
    const isNew = isKept
      ? options.value !== undefined
      : !isAnswer(of, said) && differs(of, given, options.value);
    const current = isNew ? record + 1 : Math.max(record, said.record);
    // What was set in another record is of no use any more.
    if (said.record !== current) {
      return { value: of.read(isKept ? of.defaultValue : given), draft: null, record: current };
    }
    if (isKept || said.early === 'unreported') return said;
    // The caller's own value, because what counts as the same may have another order.
    const value = of.read(given);
    const stands = isSame(of, value, said.value) || Object.is(given, said.draft);
    return { value, draft: stands ? said.draft : null, record: current };
  }

  function latest(): ControlMoment<Value, Draft> {
    return isPending ? own : view(options, own);
  }

  function put(next: OwnMoment<Value, Draft>): void {
    own = next;
    isPending = true;
    isAnswered = false;
    render(own);
  }

  return {
    own: () => own,
    options: () => options,
    view,
    commit(next, rendered, seen) {
      const isNew = seen.record > record;
      if (options.value !== undefined && next.value === undefined) {
        warnUndefined();
        heard = next.defaultValue;
      }
      options = next;
      record = Math.max(record, seen.record);
      if (rendered === own) {
        const isLate = !isPending && !isAnswered;
        isPending = false;
        isAnswered ||= Object.is(next.value, own.draft) || !differs(next, next.value, own.value);
        if (isLate && isAnswered) tell('edit');
      }
      if (isNew) tell('record');
    },
    latest,
    now: () => latest().value,
    first: () => firstOf(options),
    set(value, details, draft = null) {
      const { value: given, write, onChange } = options;
      const isReset = details.reason === 'reset';
      const isReported = isPending && own.early !== 'unreported';
      const has = given === undefined ? heard : isReported ? own.value : given;
      heard = value;
      // The record grows at once and not with the commit: work that is under way has to know.
      if (isReset) record = latest().record + 1;
      put({ value, draft, record: isReset ? record : latest().record });
      tell(isReset ? 'reset' : 'edit');
      if (!isReset && Object.is(has, value)) return;
      if (onChange) onChange((write ? write(value) : value) as never, details);
      else warnUnheard(given !== undefined && !isReset);
    },
    setEarly(value, draft = null) {
      put({ value, draft, record: latest().record, early: 'unreported' });
    },
  };
}

type Comparing<Value, Given> = Pick<ControlValueOptions<Given, Value, never>, 'read' | 'isSame'>;

function isSame<Value>(
  { isSame: isEqual = Object.is }: { isSame?: ((a: Value, b: Value) => boolean) | undefined },
  one: Value,
  other: Value,
): boolean {
  return Object.is(one, other) || isEqual(one, other);
}

/**
 * Whether two given values are not of one record. Two plain ones differ though both mean "empty": a caller empties a
 * half-written field with `''` where it gave `null` before.
 */
function differs<Given, Value>(
  of: Comparing<Value, Given>,
  one: Given | Value | undefined,
  other: Given | Value | undefined,
): boolean {
  if (Object.is(one, other)) return false;
  return (isPlain(one) && isPlain(other)) || !isSame(of, of.read(one), of.read(other));
}

function isPlain(value: unknown): boolean {
  return value === null || typeof value !== 'object';
}

function warnUndefined(): void {
  warnOnce(
    'widgets',
    'take an undefined `value` as "keep it yourself": one whose `value` becomes undefined begins anew. Empty is null, or \'\' for a text; a form library needs default values.',
    'value-became-undefined',
  );
}

function warnUnheard(isUndone: boolean): void {
  warnOnce(
    'widgets',
    () =>
      isUndone &&
      'with `value` or `open` undo what a person does without `onChange` or `onOpenChange`. Add it, or give `defaultValue` or `readOnly`.',
    'value-without-on-change',
  );
}
