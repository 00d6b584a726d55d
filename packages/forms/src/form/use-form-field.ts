import { useLatestCallback } from '@guadua/utils/internal';
import { type RefObject, useContext, useLayoutEffect, useState } from 'react';
import type { ValidationErrors } from '../field/field.types';
import { FormContext } from './form-context';
import type { FieldFacts, FormField } from './form-field.types';

/** One object for the life of a field, which answers by the newest render, and what its form was answered about it. */
export function useFormField(
  root: RefObject<HTMLElement | null>,
  factsOf: () => FieldFacts,
): readonly [FormField, ValidationErrors] {
  const form = useContext(FormContext);
  const facts = useLatestCallback(factsOf);
  const [errors, show] = useState<ValidationErrors>(
    () => form?.errorsOf(factsOf().names()) ?? null,
  );
  const [field] = useState<FormField>(() => ({
    root: () => root.current,
    facts,
    show,
    shown: new Map(),
  }));
  useLayoutEffect(() => form?.add(field), [form, field]);
  return [field, errors];
}
