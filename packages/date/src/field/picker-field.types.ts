import type { FieldControl, PopupReason } from '@guadua/utils/internal';
import type { ComponentProps, ReactNode, Ref, RefObject } from 'react';
import type { DateFormProps } from '../value/date-props.types';
import type { TypedField } from '../value/use-typed-field';
import type { OpenFieldProps } from './open-field.types';

/** What the popup of a field is given. */
export interface OpenPicker {
  readonly id: string;
  readonly anchor: RefObject<HTMLElement | null>;
  /** The focus goes to its content as it opens. */
  readonly focusOnMount: boolean;
  /** Escape that the field uses up itself. */
  readonly onEscape: () => boolean;
  readonly onClose: (reason: PopupReason) => void;
  /** A value was chosen: it takes the place of what was typed, even where it is the same. */
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** What every input of a field has. */
export type SharedInputProps = Omit<ComponentProps<'input'>, 'ref' | 'value'>;

/** What a field gives the inputs that stand in place of the single one. */
export interface PickerInputs {
  readonly shared: SharedInputProps;
  /** For the first: it has the field's id, and says what is wrong to the form. */
  readonly ref: Ref<HTMLInputElement>;
  readonly id: string;
  /** The name of the field, for an input that has none of its own. */
  readonly name: string | undefined;
  readonly aria: FieldControl['aria'];
  readonly field: TypedField;
}

/** Inputs in place of the single one. */
export interface OwnInputs {
  /** Under which names `FormData` carries what each of them sends. */
  readonly names: readonly (string | undefined)[];
  readonly render: (inputs: PickerInputs) => ReactNode;
  /** The text field in the sheet of a small screen: a view of the input that it was opened from. */
  readonly entry: (field: TypedField) => { readonly label: string; readonly field: TypedField };
  /** The text that stands in them where a person changed what the server wrote. */
  readonly earlyText: (first: HTMLInputElement) => string | undefined;
}

/** Props of `PickerField`. */
export interface PickerFieldProps {
  /** What the caller of the widget gave. */
  readonly props: OpenFieldProps & DateFormProps;
  /** Where its first input is kept. */
  readonly input: RefObject<HTMLInputElement | null>;
  readonly field: TypedField;
  /** There is a value, or a text from outside in its place. */
  readonly filled: boolean;
  /** There is a value that is not known before hydration. */
  readonly isUnknown?: boolean | undefined;
  readonly placeholder: string;
  readonly buttonLabel: string;
  readonly clearLabel: string;
  /** Inputs in place of the single one; handed in so that only their widget carries them. */
  readonly inputs?: OwnInputs | undefined;
  /** Which icon the button has. */
  readonly icon?: 'clock' | undefined;
  readonly onClear: () => void;
  /** Puts the focus on what is open. */
  readonly focusContent: () => void;
  readonly children: (open: OpenPicker) => ReactNode;
}
