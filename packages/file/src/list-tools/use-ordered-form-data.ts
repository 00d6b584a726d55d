'use client';

import { type RefObject, useEffect } from 'react';
import type { FileItem } from '../file-input/file-item.types';

/** Sends files and saved addresses in the order that shows (FIL-8): a form alone would send all files first. */
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
      // A disabled field sends nothing; entries of this name are from other controls.
      if (input.current?.matches(':disabled')) return;
      if (formData.getAll(name).length !== items.length) return;
      formData.delete(name);
      for (const item of items) formData.append(name, item);
    };
    form.addEventListener('formdata', order);
    return () => form.removeEventListener('formdata', order);
  });
}
