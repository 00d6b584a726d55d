'use client';

import { useContext, useId } from 'react';
import { joinIds } from '../join-ids';
import { sharedContext } from '../shared-context';

/** What a control reports to its `Field`; the keys are the field's data attributes. */
export interface FieldControlState {
  /** The focus is inside the control. */
  focused: boolean;
  /** The focus has left the control at least once. */
  touched: boolean;
  /** The value was changed by a person. */
  dirty: boolean;
  /** The value is not empty. */
  filled: boolean;
  /** The value is still being prepared, and the form has to wait; the control says so itself. */
  pending: boolean;
}

/** What a `Field` gives the control inside it (FLD-1). */
export interface FieldContextValue {
  /** The id the label points at. */
  readonly controlId: string;
  /** Id of the label element, for controls that a `<label for>` can't name. */
  readonly labelId: string;
  /** Ids of the description and of the shown errors. */
  readonly describedBy: string | undefined;
  /** Id of the shown errors. */
  readonly errorId: string | undefined;
  readonly disabled: boolean | undefined;
  readonly readOnly: boolean | undefined;
  readonly required: boolean | undefined;
  readonly invalid: boolean | undefined;
  /** Takes what has changed in the control's state. Has one identity. */
  readonly report: (change: Partial<FieldControlState>) => void;
}

/** Filled by `Field` of `@guadua/forms`; `null` outside of one. */
export const FieldContext = /*#__PURE__*/ sharedContext<FieldContextValue | null>('Field.1', null);

/** The props that a control and its `Field` share; the control's own win. */
export interface FieldControlProps {
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

/** A control's props after its `Field` had its say. */
export interface FieldControl {
  id: string;
  disabled: boolean;
  readOnly: boolean;
  required: boolean;
  invalid: boolean;
  /** For the focusable element. */
  aria: {
    'aria-label': string | undefined;
    'aria-labelledby': string | undefined;
    'aria-describedby': string | undefined;
    'aria-errormessage': string | undefined;
    'aria-invalid': true | undefined;
  };
  /** Reports to the field what changed; does nothing outside of one. Has one identity. */
  report: (change: Partial<FieldControlState>) => void;
}

/**
 * Ties a control to the `Field` round it, if there is one: ids, states, descriptions (FLD-1).
 *
 * @param props The control's own props; what they say wins over the field.
 * @param labelled How the label names the control: `for` (a native input or button, the default) or
 * `id` (anything else, through `aria-labelledby`).
 */
export function useFieldControl(
  props: FieldControlProps,
  labelled: 'for' | 'id' = 'for',
): FieldControl {
  const field = useContext(FieldContext);
  const ownId = useId();
  const invalid = props.invalid ?? field?.invalid ?? false;
  const named = props['aria-label'] !== undefined || props['aria-labelledby'] !== undefined;
  return {
    id: props.id ?? field?.controlId ?? ownId,
    disabled: props.disabled ?? field?.disabled ?? false,
    readOnly: props.readOnly ?? field?.readOnly ?? false,
    required: props.required ?? field?.required ?? false,
    invalid,
    aria: {
      'aria-label': props['aria-label'],
      'aria-labelledby':
        props['aria-labelledby'] ?? (labelled === 'id' && !named ? field?.labelId : undefined),
      'aria-describedby': joinIds(field?.describedBy, props['aria-describedby']),
      'aria-errormessage': props['aria-errormessage'] ?? (invalid ? field?.errorId : undefined),
      'aria-invalid': invalid || undefined,
    },
    report: field?.report ?? ignore,
  };
}

function ignore(): void {}
