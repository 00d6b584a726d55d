'use client';

import { createContext, useContext, useId, useLayoutEffect } from 'react';
import { joinIds } from '../join-ids';
import { warnOldProps } from '../old-props';

export interface FieldControlState {
  focused: boolean;
  touched: boolean;
  dirty: boolean;
  filled: boolean;
  /** The value is still being prepared, and the form has to wait; the control says so itself. */
  pending: boolean;
  /** What was pasted, dropped or filled in last could not be used, and changed nothing. */
  refused?: boolean | undefined;
}

export interface FieldContextValue {
  readonly name?: string | undefined;
  readonly controlId: string;
  /** The own ids of its further controls, one after the other: none is part of another. */
  readonly others: string;
  /** Makes a control known, with its name and whether it is required; returns what undoes that. It has one identity. */
  readonly join: (
    ownId: string,
    givenId: string | undefined,
    name?: string | undefined,
    required?: boolean | undefined,
  ) => () => void;
  /** Id of the label element, for controls that a `<label for>` can't name. */
  readonly labelId: string;
  readonly describedBy: string | undefined;
  readonly errorId: string | undefined;
  readonly disabled: boolean | undefined;
  readonly readOnly: boolean | undefined;
  readonly required: boolean | undefined;
  readonly invalid: boolean | undefined;
  /** The refusal of the browser that the field shows: its control does not say the same a second time. */
  readonly refusal?: string | undefined;
  readonly report: (change: Partial<FieldControlState>) => void;
}

export const FieldContext = /*#__PURE__*/ createContext<FieldContextValue | null>(null);

export interface FormValuesContextValue {
  readonly defaultOf: (name: string | undefined) => unknown;
  /** The form, for a control that `<Activity>` has hidden from the start and that has no element yet. */
  readonly form: () => HTMLFormElement | null;
}

export const FormValuesContext = /*#__PURE__*/ createContext<FormValuesContextValue | null>(null);

export interface FieldControlProps {
  name?: string | undefined;
  form?: string | undefined;
  id?: string | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  required?: boolean | undefined;
  invalid?: boolean | undefined;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-errormessage'?: string | undefined;
}

export type FieldControl = ReturnType<typeof useFieldControl>;

export function useFieldControl(props: FieldControlProps, labelled: 'for' | 'id' = 'for') {
  warnOldProps(props);
  const field = useContext(FieldContext);
  const ownId = useId();
  const { id: givenId, name = field?.name, required } = props;
  const join = field?.join;
  useLayoutEffect(
    () => join?.(ownId, givenId, name, required),
    [join, ownId, givenId, name, required],
  );
  const isOther = field?.others.includes(ownId);
  const byId = labelled === 'id' || isOther || givenId !== undefined;
  const state = (key: 'disabled' | 'readOnly' | 'required' | 'invalid') =>
    props[key] ?? field?.[key] ?? false;
  const invalid = state('invalid');
  const named = props['aria-label'] !== undefined || props['aria-labelledby'] !== undefined;
  return {
    name,
    id: givenId ?? (isOther ? ownId : field?.controlId) ?? ownId,
    disabled: state('disabled'),
    readOnly: state('readOnly'),
    required: state('required'),
    invalid,
    aria: {
      'aria-label': props['aria-label'],
      'aria-labelledby': props['aria-labelledby'] ?? (byId && !named ? field?.labelId : undefined),
      'aria-describedby': joinIds(field?.describedBy, props['aria-describedby']),
      'aria-errormessage': props['aria-errormessage'] ?? (invalid ? field?.errorId : undefined),
      'aria-invalid': invalid || undefined,
    },
    /** Reports to the field what changed. Has one identity. */
    report: field?.report ?? toNobody,
  };
}

const toNobody: FieldContextValue['report'] = () => {};

export function useIsEditable(props: Pick<FieldControlProps, 'disabled' | 'readOnly'>): boolean {
  const field = useContext(FieldContext);
  return !(props.disabled ?? field?.disabled) && !(props.readOnly ?? field?.readOnly);
}
