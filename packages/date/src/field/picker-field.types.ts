import type { FieldControl } from '@guadua/utils/internal';
import type { ComponentProps, ReactNode, Ref, RefObject } from 'react';
import type { DateFormProps } from '../value/date-props.types';
import type { TypedField } from '../value/use-typed-field';
import type { OpenFieldProps } from './open-field.types';

export interface PickerContent<Shown> {
  readonly focus: () => void;
  readonly show: (what: Shown) => void;
  /** Takes Escape: `true` where the content dropped something by it, and stays open. */
  readonly escape?: (() => boolean) | undefined;
}

export interface OpenPicker {
  /** It is shown on a small screen, as a sheet or not. */
  readonly narrow: boolean;
  readonly focusOnMount: boolean;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

export type SharedInputProps = Omit<ComponentProps<'input'>, 'ref' | 'value'>;

export interface PickerInputs {
  readonly shared: SharedInputProps;
  readonly ref: Ref<HTMLInputElement>;
  readonly control: FieldControl;
  readonly field: TypedField;
}

export interface OwnInputs {
  readonly names: readonly (string | undefined)[];
  readonly render: (inputs: PickerInputs) => ReactNode;
  readonly entry: (field: TypedField) => { readonly label: string; readonly field: TypedField };
  readonly earlyText: (first: HTMLInputElement) => string | undefined;
}

export interface PickerFieldProps {
  readonly props: OpenFieldProps & DateFormProps;
  readonly content: RefObject<PickerContent<never> | null>;
  readonly field: TypedField;
  readonly placeholder: string;
  /** The value in words, which the name of the button has after that of the popup; `''` without one. */
  readonly valueText: string;
  readonly clearLabel: string;
  readonly popupLabel: string;
  readonly entryLabel: string;
  /** Inputs in place of the single one; handed in so that only their widget carries them. */
  readonly inputs?: OwnInputs | undefined;
  readonly icon?: 'clock' | undefined;
  readonly children: (open: OpenPicker) => ReactNode;
}
