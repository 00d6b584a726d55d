export interface TypedText<Format> {
  readonly text: string;
  readonly format: Format;
  readonly isSettled: boolean;
}

export interface Problem<Type = string> {
  readonly type: Type;
  /** Why it is locked, in the words of the application. */
  readonly text?: string | undefined;
}

export interface Unreadable {
  readonly type: 'unreadable';
}

export interface FieldInputs<Value, Wrong extends Problem, Format> {
  readonly value: Value | null;
  readonly unreadable: string;
  readonly violation: Wrong | null;
  readonly format: (value: Value) => string;
  readonly read: (text: string, format: Format) => Value | null;
  readonly judge: (value: Value) => Wrong | null;
}

export interface FieldReading<Value, Wrong extends Problem> {
  readonly text: string;
  readonly value: Value | null;
  readonly problem: Wrong | Unreadable | null;
  readonly problemValue: Value | null;
  readonly isProblemShown: boolean;
  readonly isPending: boolean;
}

/** What a person sees is what the form sends, or the field is invalid (DAT-8). */
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
