/** An input, select or button of a widget: it says which form the widget is in, and where. */
export type FormElement = Element & { readonly form: HTMLFormElement | null };

/** What a widget says about its value; read anew with each render. */
export interface ControlValueOptions<Given, Value, Details> {
  /** What the caller gave; `undefined` where the widget keeps the value. */
  readonly value: Given | undefined;
  /**
   * The value that the widget begins with, and that a reset brings back. To be passed on as the caller gave it:
   * `undefined` asks the form for its default, `null` is empty.
   */
  readonly defaultValue?: Given | undefined;
  /**
   * Makes a value of what was given: of the caller's shapes of "empty", of lists, of texts for numbers. Pure, and
   * leaves a value as it is.
   */
  readonly read: (given: Given | Value | undefined) => Value;
  /** Whether two values belong to one record. Of lists: whether they hold the same entries, in any order. */
  readonly isSame?: ((one: Value, other: Value) => boolean) | undefined;
  /** Makes of a value what `onChange` and the form are given. */
  readonly write?: ((value: Value) => unknown) | undefined;
  /** Called with a value that the caller does not have yet, and at each reset. */
  readonly onChange?: ((value: never, details: Details) => void) | undefined;
}

/** The value of a widget at one moment. */
export interface ControlMoment<Value, Draft> {
  readonly value: Value;
  /**
   * What `set` left beside the value because the value can't say it: `1,` for 1, half a code. It is `null` as soon as
   * the value is another one than it stands for, or belongs to another record.
   */
  readonly draft: Draft | null;
  /**
   * Grows when the value becomes that of another record: the application put in what is not the answer to the last
   * report, or the form was reset. Work that began for one record must not end in another.
   */
  readonly record: number;
}

/** What the widget itself set last. It is never changed, only replaced. */
export interface OwnMoment<Value, Draft> extends ControlMoment<Value, Draft> {
  /** `unread`: nothing was set so far; `unreported`: entered before hydration, and the caller does not know it yet. */
  readonly early?: 'unread' | 'unreported';
}

/** One value outside of React: it can be read and set between two renders. */
export interface ControlStore<Value, Draft, Details, Options> {
  readonly own: () => OwnMoment<Value, Draft>;
  readonly options: () => Options;
  /** The value for a render. It is pure; `own` is what React has, which is older while a transition is under way. */
  readonly view: (options: Options, own: OwnMoment<Value, Draft>) => ControlMoment<Value, Draft>;
  /** Takes over what was rendered, in an insertion effect. */
  readonly commit: (
    options: Options,
    own: OwnMoment<Value, Draft>,
    view: ControlMoment<Value, Draft>,
  ) => void;
  /** Value, draft and record as they are now, with what was set since the last commit. */
  readonly latest: () => ControlMoment<Value, Draft>;
  readonly now: () => Value;
  /** The value that a reset brings back. */
  readonly first: () => Value;
  /** Sets the value, and reports it where the caller has another one. The reason `reset` begins another record. */
  readonly set: (next: Value, details: Details, draft?: Draft | null) => void;
  /** Takes what was entered before hydration. It stands at once; `set` reports it later. */
  readonly setEarly: (next: Value, draft?: Draft | null) => void;
}
