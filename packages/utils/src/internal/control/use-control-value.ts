'use client';

import { useContext, useInsertionEffect, useLayoutEffect, useState } from 'react';
import { hasValue } from '../../text/has-value';
import { warnOnce } from '../warn-once';
import {
  type ControlMoment,
  type ControlValueOptions,
  createControlValue,
  type OwnMoment,
} from './control-value';
import { FieldContext, FormValuesContext } from './field-context';
import {
  controlValue,
  type FormElement,
  hearResets,
  joinControls,
  tellControls,
} from './form-controls';

export interface ControlValue<Value, Draft, Details> extends ControlMoment<Value, Draft> {
  readonly name: string | undefined;
  readonly latest: () => ControlMoment<Value, Draft>;
  readonly now: () => Value;
  readonly first: () => Value;
  readonly set: (next: Value, details: Details, draft?: Draft | null) => void;
}

/** One value for one widget, kept by the caller or by the widget (CMP-1), also while `<Activity>` hides it. */
export function useControlValue<
  Given,
  Value,
  Draft = never,
  Details extends { reason: string } = { reason: string },
>(given: ControlValueOptions<Given, Value, Draft, Details>): ControlValue<Value, Draft, Details> {
  const form = useContext(FormValuesContext);
  const field = useContext(FieldContext);
  const { name = field?.name } = given;
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
  const [control] = useState(() => {
    const made = createControl(options, (next) => setOwn(next), form?.form);
    // A draft of last year may hold what its control can't read any more: it counts as none.
    warnOnce(
      '<Form>',
      () =>
        given.defaultValue === undefined &&
        !isBlank(ofForm) &&
        isBlank(controlValue(made, 'first')) &&
        `has \`defaultValues\` that the control named ${name} can't read, and begins without a value there. Give what its \`onChange\` gives.`,
      'unread-default',
    );
    return made;
  });
  // React's own copy of what never changes: a transition shows it when its time has come, and `<Activity>` draws it
  // while it hides, where the listener of a store would be gone.
  const [own, setOwn] = useState<OwnMoment<Value, Draft>>(control.own);
  const view = control.view(options, own);
  // Insertion effects are the only ones that go on while `<Activity>` hides.
  useInsertionEffect(() => control.commit(options, own, view));
  useInsertionEffect(() => joinControls(control), [control]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was entered early is read by the first one alone
  useLayoutEffect(() => {
    control.stand(given.element.current);
    if (own.early === 'unreported') {
      // The second commit. In between React ran the effects in which form libraries subscribe.
      control.set(own.value, { reason: 'type' } as Details, own.draft);
    } else if (own.early === 'unread' && control.own() === own) {
      // This reads before the next render, which would write the old value over what was entered.
      const entered = given.readEarly?.();
      if (entered) control.setEarly(entered.value, entered.draft);
    }
  }, [control, own]);
  return { ...control, ...view, name };
}

function isBlank(value: unknown): boolean {
  return !hasValue(value) || value === false;
}

/** The value of a control, and where it is. */
function createControl<Given, Value, Draft, Details extends { reason: string }>(
  options: ControlValueOptions<Given, Value, Draft, Details>,
  render: (own: OwnMoment<Value, Draft>) => void,
  formAround: (() => HTMLFormElement | null) | undefined,
) {
  /** React takes the element out of its ref while `<Activity>` hides it. */
  let lastElement: FormElement | null = null;
  const store = createControlValue(options, render, (change) => tellControls(control, change));
  const element = () => store.options().element.current ?? lastElement;
  const control = {
    ...store,
    element,
    form(): HTMLFormElement | null {
      const own = element();
      return own ? own.form : (formAround?.() ?? null);
    },
    reset() {
      const { onReset } = store.options();
      const first = store.first();
      if (onReset) onReset(first);
      else store.set(first, { reason: 'reset' } as Details);
    },
    stand(current: FormElement | null) {
      lastElement = current;
      if (current?.isConnected) hearResets(current.getRootNode());
    },
  };
  return control;
}
