'use client';

import { type RefObject, useEffect } from 'react';
import type { FileItem } from '../file-input/file-item.types';

/**
 * Sends files and saved addresses in the order that is shown (FIL-8): files travel in one native input and
 * addresses behind it, so that a form alone would send all files first.
 */
export function useOrderedFormData(
  input: RefObject<HTMLInputElement | null>,
  name: string | undefined,
  items: readonly FileItem[],
): void {
  useEffect(() => {
    const form = input.current?.form;
    if (!form || name === undefined || items.every((item) => typeof item !== 'string')) {
      return undefined;
    }
    const order = ({ formData }: FormDataEvent) => {
      // Other controls of the same name may have sent as much: theirs is left alone.
      if (input.current?.matches(':disabled')) return;
      if (formData.getAll(name).length !== items.length) return;
      formData.delete(name);
      for (const item of items) formData.append(name, item);
    };
    form.addEventListener('formdata', order);
    return () => form.removeEventListener('formdata', order);
  });
}
