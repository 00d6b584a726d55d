/** A text that a person typed and that is not the value yet: what the value can't say. */
export interface TypedText<Format> {
  readonly text: string;
  readonly format: Format;
  /** Enter was pressed or the focus left: from now on the person is shown what is wrong. */
  readonly isSettled: boolean;
}

/** What is wrong with a value. */
export interface Problem {
  readonly type: string;
}

/** A text that can't be read. */
export interface Unreadable {
  readonly type: 'unreadable';
}

/** What a field is judged by. */
export interface FieldInputs<Value, Wrong extends Problem, Format> {
  readonly value: Value | null;
  readonly unreadable: string;
  readonly violation: Wrong | null;
  readonly format: (value: Value) => string;
  readonly read: (text: string, format: Format) => Value | null;
  readonly judge: (value: Value) => Wrong | null;
}

/** What a field shows, what a form sends, and whether they may. */
export interface FieldReading<Value, Wrong extends Problem> {
  readonly text: string;
  readonly value: Value | null;
  readonly problem: Wrong | Unreadable | null;
  readonly problemValue: Value | null;
  /** The person is shown the problem; not while they are still typing. */
  readonly isProblemShown: boolean;
  /** The text is not the value. */
  readonly isPending: boolean;
}

/**
 * Judges a field anew by everything it depends on (DAT-8): what a person sees is what the form sends,
 * or the field is invalid.
 *
 * @param typed What was typed, `null` while the field shows its value.
 */
export function readField<Value, Wrong extends Problem, Format>(
  typed: TypedText<Format> | null,
  inputs: FieldInputs<Value, Wrong, Format>,
): FieldReading<Value, Wrong> {
  const { value, violation } = inputs;
  if (!typed) {
    const isUnreadable = inputs.unreadable !== '';
    return {
      text: value !== null ? inputs.format(value) : inputs.unreadable,
      value,
      problem: isUnreadable ? UNREADABLE : violation,
      problemValue: value,
      isProblemShown: isUnreadable || violation !== null,
      isPending: false,
    };
  }
  const { text, isSettled } = typed;
  const isEmpty = text.trim() === '';
  const read = isEmpty ? null : inputs.read(text, typed.format);
  const problem = read !== null ? inputs.judge(read) : isEmpty ? null : UNREADABLE;
  return {
    text,
    value: problem ? null : read,
    problem,
    problemValue: read,
    isProblemShown: isSettled && problem !== null,
    isPending: true,
  };
}

const UNREADABLE: Unreadable = { type: 'unreadable' };
