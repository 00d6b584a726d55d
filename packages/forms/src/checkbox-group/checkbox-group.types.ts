import type { ReactNode, Ref } from 'react';
import type { ChoiceOption } from '../choice/choice.types';
import type { FormsLabels } from '../labels/forms-labels.types';
import type { ChangeDetails, ControlProps } from '../shared/control.types';

/** Propiedades de `CheckboxGroup`. */
export interface CheckboxGroupProps extends ControlProps {
  /** Valores marcados, cuando los guarda quien usa el componente; `null` es ninguno. */
  value?: readonly string[] | null | undefined;
  /** Valores marcados al comienzo, y los que vuelven al restablecer el formulario. @default [] */
  defaultValue?: readonly string[] | null | undefined;
  /** Avisa cada cambio que hace una persona, con los valores en el orden de las opciones. */
  onChange?: ((value: string[], details: ChangeDetails) => void) | undefined;
  /** Opciones. Un valor marcado que no esté entre ellas se muestra al final, con su propio texto. */
  options: readonly ChoiceOption[];
  /** Texto de una casilla que marca o desmarca todas las demás, y resume cómo están. */
  all?: ReactNode;
  /** Cuántas hay que marcar al menos, cuando se marca alguna; ninguna solo la impide `required`. */
  minItems?: number | undefined;
  /** Cuántas se pueden marcar; con más, el grupo es inválido. */
  maxItems?: number | undefined;
  /** Cómo se acomodan las opciones. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal' | undefined;
  /** Textos propios para este control. */
  labels?: Partial<FormsLabels['checkboxGroup']> | undefined;
  /** Clases por parte. */
  classNames?: Partial<Record<'root' | 'option' | 'input' | 'label', string>> | undefined;
  /** Recibe la primera casilla que se puede marcar: ahí va el foco. */
  ref?: Ref<HTMLInputElement> | undefined;
}
