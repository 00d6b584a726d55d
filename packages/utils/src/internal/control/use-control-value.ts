'use client';

import { type RefObject, useContext, useInsertionEffect, useLayoutEffect, useState } from 'react';
import { hasValue } from '../../text/has-value';
import { warnOnce } from '../warn-once';
import {
  type ControlMoment,
  type ControlStore,
  type ControlValueOptions,
  createControlValue,
  type FormElement,
  type OwnMoment,
} from './control-value';
import { FieldContext, FormValuesContext, type FormValuesContextValue } from './field-context';
import {
  controlValue,
  type FormControl,
  hearResets,
  joinControls,
  tellControls,
} from './form-controls';

export interface UseControlValueOptions<Given, Value, Draft, Details>
  extends ControlValueOptions<Given, Value, Details> {
  readonly name?: string | undefined;
  readonly element: RefObject<FormElement | null>;
  /** Reads from the DOM what was entered before hydration (TXC-6); `undefined` where all is as the server wrote it. */
  readonly readEarly?:
    | (() => { readonly value: Value; readonly draft?: Draft | null } | undefined)
    | undefined;
  /** Called in place of setting the first value when the form is reset; has to set it with the reason `reset`. */
  readonly onReset?: ((first: Value) => void) | undefined;
}

export interface ControlValue<Value, Draft, Details>
  extends ControlMoment<Value, Draft>,
    Pick<ControlStore<Value, Draft, Details, never>, 'latest' | 'now' | 'first' | 'set'> {
  readonly name: string | undefined;
}

/** One value for one widget, kept by the caller or by the widget (CMP-1), also while `<Activity>` hides it. */
export function useControlValue<
  Given,
  Value,
  Draft = never,
  Details extends { reason: string } = { reason: string },
>(
  given: UseControlValueOptions<Given, Value, Draft, Details>,
): ControlValue<Value, Draft, Details> {
  const form = useContext(FormValuesContext);
  const field = useContext(FieldContext);
  const { element, name = field?.name } = given;
  const ofForm = form?.defaultOf(name) as Given | undefined;
  const defaultValue = given.defaultValue === undefined ? ofForm : given.defaultValue;
  const options = { ...given, name, defaultValue };
  warnOnce(
    '<Form>',
    () =>
      form !== null &&
      name === undefined &&
      given.value === undefined &&
      !given.onChange &&
      'holds a control without a `name`, and nothing is sent for it. Give the control or its `Field` a name, or `onChange` where it is no part of the form.',
    'control-without-name',
  );
  const [{ store, control, stand }] = useState(() => {
    const made = createControl(options, form, (next) => setOwn(next));
    // A draft of last year may hold what its control can't read any more: it counts as none.
    warnOnce(
      '<Form>',
      () =>
        given.defaultValue === undefined &&
        !isBlank(ofForm) &&
        isBlank(controlValue(made.control, 'first')) &&
        `has \`defaultValues\` that the control named ${name} can't read, and begins without a value there. Give what its \`onChange\` gives.`,
      'unread-default',
    );
    return made;
  });
  // React's own copy of what never changes: a transition shows it when its time has come, and `<Activity>` draws it
  // while it hides, where the listener of a store would be gone.
  const [own, setOwn] = useState<OwnMoment<Value, Draft>>(store.own);
  const view = store.view(options, own);
  // Insertion effects are the only ones that go on while `<Activity>` hides.
  useInsertionEffect(() => {
    const isRenamed = store.options().name !== name;
    store.commit(options, own, view);
    if (isRenamed) tellControls(control, 'place');
  });
  useInsertionEffect(() => joinControls(control), [control]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was entered early is read by the first one alone
  useLayoutEffect(() => {
    stand(element.current);
    if (own.early === 'unreported') {
      // The second commit. In between React ran the effects in which form libraries subscribe.
      store.set(own.value, { reason: 'type' } as Details, own.draft);
    } else if (own.early === 'unread' && store.own() === own) {
      // This reads before the next render, which would write the old value over what was entered.
      const entered = given.readEarly?.();
      if (entered) store.setEarly(entered.value, entered.draft);
    }
  }, [store, own]);
  return { ...store, ...view, name };
}

function isBlank(value: unknown): boolean {
  return !hasValue(value) || value === false;
}

function createControl<Given, Value, Draft, Details extends { reason: string }>(
  options: UseControlValueOptions<Given, Value, Draft, Details>,
  form: FormValuesContextValue | null,
  render: (own: OwnMoment<Value, Draft>) => void,
) {
  /** React takes the element out of its ref while `<Activity>` hides it. */
  let lastElement: FormElement | null = null;
  const element = () => store.options().element.current ?? lastElement;
  const store = createControlValue<Given, Value, Draft, Details, typeof options>(
    options,
    render,
    (change) => tellControls(control, change),
  );
  const control: FormControl = {
    ...store,
    element,
    form() {
      const own = element();
      return own ? own.form : (form?.form() ?? null);
    },
    reset() {
      const { onReset } = store.options();
      const first = store.first();
      if (onReset) onReset(first);
      else store.set(first, { reason: 'reset' } as Details);
    },
  };
  const stand = (current: FormElement | null) => {
    lastElement = current;
    if (current?.isConnected) hearResets(current.getRootNode());
  };
  return { store, control, stand };
}
