'use client';

import {
  type ReactNode,
  type RefObject,
  useContext,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { ValidationErrors } from '../field/field.types';
import { formOf } from '../field/form-watch';
import { FormContext, type FormContextValue } from './form-context';
import type { FormField } from './form-field.types';

export interface FormFieldTie {
  readonly errors: ValidationErrors;
  readonly onJoin: (() => void) | undefined;
  readonly onEdit: (() => void) | undefined;
  readonly onShow: ((id: string, messages: readonly ReactNode[]) => void) | undefined;
}

const ALONE: Omit<FormFieldTie, 'errors'> = {
  onJoin: undefined,
  onEdit: undefined,
  onShow: undefined,
};

export function useFormField(
  root: RefObject<HTMLElement | null>,
  names: () => readonly string[],
  controlId: string,
  refused: boolean,
): FormFieldTie {
  const form = useContext(FormContext);
  const [errors, show] = useState<ValidationErrors>(() => form?.errorsOf(names()) ?? null);
  const field = useLatestField({ root, names, controlId, refused, show });
  useLayoutEffect(() => form?.add(field), [form, field]);
  const calls = useMemo(() => (form ? callsOf(form, field) : ALONE), [form, field]);
  return { errors, ...calls };
}

interface FieldFacts {
  root: RefObject<HTMLElement | null>;
  names: () => readonly string[];
  controlId: string;
  refused: boolean;
  show: (errors: ValidationErrors) => void;
}

/** One object for the life of a field, which answers by the newest render. */
function useLatestField(facts: FieldFacts): FormField {
  const latest = useRef(facts);
  useInsertionEffect(() => {
    latest.current = facts;
  });
  const [field] = useState<FormField>(() => {
    const root = () => latest.current.root.current;
    return {
      root,
      id: () => latest.current.controlId,
      names: () => latest.current.names(),
      label: () => labelOf(root()),
      refused: () => latest.current.refused,
      show: facts.show,
      shown: new Map(),
    };
  });
  return field;
}

/** What a person knows a field by: its label, else that of the box in it, behind the legends of its groups. */
function labelOf(root: HTMLElement | null): string {
  const own =
    root?.querySelector(':scope > :is(.gd-field__label, .gd-fieldset__legend)') ??
    root?.querySelector('.gd-toggle');
  const group = root?.parentElement?.closest<HTMLElement>('.gd-fieldset') ?? null;
  return [group && labelOf(group), own?.textContent].filter(Boolean).join(': ');
}

function callsOf(form: FormContextValue, field: FormField): Omit<FormFieldTie, 'errors'> {
  return {
    onJoin: form.changed,
    onEdit() {
      const root = field.root();
      const owner = root && formOf(root);
      // One that React has put elsewhere in the document may be in no form.
      if (owner && owner !== form.root.current) return;
      form.edited(field.names());
      for (const name of field.names()) form.values.touch(name, true);
    },
    onShow(id, messages) {
      const known = field.shown.get(id) ?? [];
      const same = known.length === messages.length && known.every((m, i) => m === messages[i]);
      if (same) return;
      if (messages.length > 0) field.shown.set(id, messages);
      else field.shown.delete(id);
      form.changed();
    },
  };
}
