import type { RefObject } from 'react';
import { warnOnce } from '../warn-once';
import type { ControlChange, FormElement } from './form-controls';

export interface ControlValueOptions<Given, Value, Draft, Details> {
  readonly name?: string | undefined;
  readonly element: RefObject<FormElement | null>;
  readonly value: Given | undefined;
  /** As the caller gave it: `undefined` asks the form for its default, `null` is empty. A reset brings it back. */
  readonly defaultValue?: Given | undefined;
  /** Makes a value of what was given, of the caller's shapes of "empty" too. Pure, and leaves a value as it is. */
  readonly read: (given: Given | Value | undefined) => Value;
  /** Whether two values belong to one record. Of lists: whether they hold the same entries, in any order. */
  readonly isSame?: ((one: Value, other: Value) => boolean) | undefined;
  readonly write?: ((value: Value) => unknown) | undefined;
  /** Called with a value that the caller does not have yet, and at each reset. */
  readonly onChange?: ((value: never, details: Details) => void) | undefined;
  /** Reads from the DOM what was entered before hydration (TXC-6); `undefined` where all is as the server wrote it. */
  readonly readEarly?:
    | (() => { readonly value: Value; readonly draft?: Draft | null } | undefined)
    | undefined;
  /** Called in place of setting the first value when the form is reset; has to set it with the reason `reset`. */
  readonly onReset?: ((first: Value) => void) | undefined;
}

export interface ControlMoment<Value, Draft> {
  readonly value: Value;
  /** What the value can't say: `1,` for 1, half a code. `null` once the value is not what it stands for any more. */
  readonly draft: Draft | null;
  /** Grows with each other record, by a reset or by what answers no report: work for one must not end in another. */
  readonly record: number;
}

/** What the widget itself set last. It is never changed, only replaced. */
export interface OwnMoment<Value, Draft> extends ControlMoment<Value, Draft> {
  /** `unread`: nothing was set so far; `unreported`: entered before hydration, and the caller does not know it yet. */
  readonly early?: 'unread' | 'unreported';
}

export function createControlValue<Given, Value, Draft, Details extends { reason: string }>(
  initial: ControlValueOptions<Given, Value, Draft, Details>,
  render: (own: OwnMoment<Value, Draft>) => void,
  tell: (change: ControlChange) => void,
) {
  type Options = typeof initial;
  let options = initial;
  /** What a caller who gives nothing has heard of last. */
  let heard: Given | Value | undefined = initial.defaultValue;
  let record = 0;
  let isPending = false;
  /** The caller has given `own` back. Where the same comes again after another value, that is no answer. */
  let isAnswered = true;
  let own: OwnMoment<Value, Draft> = {
    value: first(),
    draft: null,
    record,
    early: 'unread',
  };

  function first(): Value {
    const { read, defaultValue } = options;
    return read(defaultValue ?? initial.value ?? defaultValue);
  }

  function isAnswer(of: Options, said: OwnMoment<Value, Draft>): boolean {
    if (said.record !== record) return false;
    return (
      isPending ||
      Object.is(of.value, said.draft) ||
      !(isAnswered || differs(of, of.value, said.value))
    );
  }

  /** The value for a render. It is pure; `said` is what React has, which is older while a transition is under way. */
  function view(of: Options, said: OwnMoment<Value, Draft>): ControlMoment<Value, Draft> {
    const { value: given } = of;
    const isKept = given === undefined;
    const isNew = isKept
      ? options.value !== undefined
      : !isAnswer(of, said) && differs(of, given, options.value);
    const current = isNew ? record + 1 : Math.max(record, said.record);
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
    commit(next: Options, rendered: OwnMoment<Value, Draft>, seen: ControlMoment<Value, Draft>) {
      const isRenamed = options.name !== next.name;
      const isNew = seen.record > record;
      if (options.value !== undefined && next.value === undefined) {
        warnOnce(
          'widgets',
          'take an undefined `value` as "keep it yourself": one whose `value` becomes undefined begins anew. Empty is null, or \'\' for a text; a form library needs default values.',
          'value-became-undefined',
        );
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
      if (isRenamed) tell('place');
    },
    latest,
    now: () => latest().value,
    first,
    /** Sets the value, and reports it where the caller has another one. The reason `reset` begins another record. */
    set(value: Value, details: Details, draft: Draft | null = null): void {
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
      else if (given !== undefined && !isReset) {
        warnOnce(
          'widgets',
          'with `value` or `open` undo what a person does without `onChange` or `onOpenChange`. Add it, or give `defaultValue` or `readOnly`.',
          'value-without-on-change',
        );
      }
    },
    /** Takes what was entered before hydration. It stands at once; `set` reports it later. */
    setEarly(value: Value, draft: Draft | null = null): void {
      put({ value, draft, record: latest().record, early: 'unreported' });
    },
  };
}

function isSame<Value>(
  { isSame: isEqual }: { isSame?: ((a: Value, b: Value) => boolean) | undefined },
  one: Value,
  other: Value,
): boolean {
  return Object.is(one, other) || isEqual?.(one, other) === true;
}

/** Two plain ones differ though both mean "empty": a caller empties half a text with `''` where it gave `null`. */
function differs<Given, Value>(
  of: Pick<ControlValueOptions<Given, Value, never, never>, 'read' | 'isSame'>,
  one: Given | Value | undefined,
  other: Given | Value | undefined,
): boolean {
  if (Object.is(one, other)) return false;
  return (isPlain(one) && isPlain(other)) || !isSame(of, of.read(one), of.read(other));
}

function isPlain(value: unknown): boolean {
  return value === null || typeof value !== 'object';
}
