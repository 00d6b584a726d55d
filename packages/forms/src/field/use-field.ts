'use client';

import { useControl, useLatestCallback } from '@guadua/utils/internal';
import { type FocusEventHandler, useCallback, useContext, useLayoutEffect, useRef } from 'react';
import { FormContext } from '../form/form-context';
import type { ControlProps } from '../shared/control.types';
import { watchForm } from './form-watch';

/** Lo que un control propio le cuenta a su `Field`. */
export interface UseFieldOptions
  extends Pick<
    ControlProps,
    'id' | 'name' | 'disabled' | 'readOnly' | 'required' | 'invalid' | 'onFocus' | 'onBlur'
  > {
  /** El valor no está vacío. @default false */
  filled?: boolean | undefined;
  /** El control todavía prepara su valor: su `Field` lo muestra, y su `Form` no se envía. @default false */
  pending?: boolean | undefined;
  /**
   * Cómo lo nombra la etiqueta: `for` si es un control nativo (`input`, `select`, `button`…), `id` si es otra cosa.
   * @default 'for'
   */
  labelled?: 'for' | 'id' | undefined;
  /**
   * Avisa cuando el formulario vuelve a su comienzo, también mientras `<Activity>` lo oculta, para que el
   * control vuelva al suyo.
   */
  onReset?: (() => void) | undefined;
}

/** Lo que un control propio necesita de su `Field`. */
export interface UseFieldResult {
  /** Para el elemento que rodea al control: siguen el foco y el formulario. */
  rootProps: {
    ref: (element: HTMLElement | null) => (() => void) | undefined;
    onFocus: FocusEventHandler<HTMLElement>;
    onBlur: FocusEventHandler<HTMLElement>;
  };
  /** Para el elemento que recibe el foco: identificador, nombre, descripción y error. */
  controlProps: {
    id: string;
    name: string | undefined;
    'aria-label': string | undefined;
    'aria-labelledby': string | undefined;
    'aria-describedby': string | undefined;
    'aria-errormessage': string | undefined;
    'aria-invalid': true | undefined;
  };
  /** El control no se puede usar. */
  disabled: boolean;
  /** El valor no se puede cambiar. */
  readOnly: boolean;
  /** Hace falta un valor. */
  required: boolean;
  /** Hay errores y ya se muestran. */
  invalid: boolean;
  /** El foco está dentro del control. */
  focused: boolean;
  /** Para llamarla con cada cambio que hace una persona. */
  onEdit: () => void;
}

/** The `Field` round the control follows these already. */
const UNWATCHED = { onSubmit() {}, onRefused() {}, onEdit() {} };

/**
 * Une un control propio con su `Field`: etiqueta, descripción, errores y estados, como los de Guadua. También sirve
 * sin él.
 * @example
 * const { rootProps, controlProps, disabled, onEdit } = useField({ name: 'color', filled: color !== '' });
 */
export function useField(options: UseFieldOptions = {}): UseFieldResult {
  const { filled = false, pending = false, labelled = 'for', onReset } = options;
  const control = useControl(options, { filled, labelled });
  const { id, name, aria, handlers, disabled, readOnly, required, invalid, focused, report } =
    control;
  useLayoutEffect(() => {
    report({ pending });
    return () => report({ pending: false });
  }, [report, pending]);
  const reset = useLatestCallback(onReset);
  const values = useContext(FormContext)?.values;
  const root = useRef<HTMLElement>(null);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      root.current = element;
      return element ? watchForm(element, { ...UNWATCHED, onReset: () => reset() }) : undefined;
    },
    [reset],
  );
  return {
    rootProps: { ...handlers, ref },
    controlProps: { ...aria, id, name },
    disabled,
    readOnly,
    required,
    invalid,
    focused,
    onEdit() {
      report({ dirty: true });
      if (name !== undefined) values?.editedOwn(name, root.current);
    },
  };
}
