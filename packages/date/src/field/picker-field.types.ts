import type { FieldControl } from '@guadua/utils/internal';
import type { ComponentProps, ReactNode, Ref, RefObject } from 'react';
import type { DateFormProps } from '../value/date-props.types';
import type { TypedField } from '../value/use-typed-field';
import type { OpenFieldProps } from './open-field.types';

/** What a field makes the content of its popup do. */
export interface PickerContent<Shown> {
  readonly focus: () => void;
  readonly show: (what: Shown) => void;
  /** Uses Escape up: `true` where there was something to drop. */
  readonly escape?: (() => boolean) | undefined;
}

/** What the content of a popup is given. */
export interface OpenPicker {
  readonly focusOnMount: boolean;
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
  readonly name: string | undefined;
  readonly aria: FieldControl['aria'];
  readonly field: TypedField;
}

/** Inputs in place of the single one. */
export interface OwnInputs {
  readonly names: readonly (string | undefined)[];
  readonly render: (inputs: PickerInputs) => ReactNode;
  readonly entry: (field: TypedField) => { readonly label: string; readonly field: TypedField };
  readonly earlyText: (first: HTMLInputElement) => string | undefined;
}

export interface PickerFieldProps {
  readonly props: OpenFieldProps & DateFormProps;
  /** Where its first input is kept. */
  readonly input: RefObject<HTMLInputElement | null>;
  readonly content: RefObject<PickerContent<never> | null>;
  readonly field: TypedField;
  readonly filled: boolean;
  /** There is a value that is not known before hydration. */
  readonly isUnknown?: boolean | undefined;
  readonly placeholder: string;
  readonly buttonLabel: string;
  readonly clearLabel: string;
  readonly popupLabel: string;
  /** Name of the text field of a sheet. */
  readonly entryLabel: string;
  /** Inputs in place of the single one; handed in so that only their widget carries them. */
  readonly inputs?: OwnInputs | undefined;
  readonly icon?: 'clock' | undefined;
  readonly onClear: () => void;
  readonly children: (open: OpenPicker) => ReactNode;
}
