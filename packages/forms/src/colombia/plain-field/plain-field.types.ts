import type { ControlProps } from '../../shared/control.types';
import type {
  NativeInputProps,
  TextFrameProps,
  TextValueProps,
} from '../../shared/input-props.types';
import type { ColombiaFieldLabels } from '../labels/colombia-labels.types';

/** Lo que comparten los campos de `@guadua/forms/colombia` con un texto. */
export interface PlainFieldOwnProps
  extends ControlProps,
    NativeInputProps,
    TextFrameProps,
    TextValueProps {
  /** Textos propios para este control. */
  labels?: ColombiaFieldLabels | undefined;
}
