import { listen } from '@guadua/utils/internal';
import { type RefObject, useEffect } from 'react';
import type { FileItem } from '../file-input/file-item.types';

/** Sends files and saved addresses in the order that shows (FIL-8): a form alone would send all files first. */
export function useOrderedFormData(
  input: RefObject<HTMLInputElement | null>,
  name: string | undefined,
  items: readonly FileItem[],
): void {
  useEffect(() => {
    const root = input.current?.getRootNode();
    if (name === undefined || items.every((item) => typeof item !== 'string')) {
      return undefined;
    }
    const order = ({ target, formData }: FormDataEvent) => {
      if (target !== input.current?.form) return;
      // A disabled field sends nothing; entries of this name are from other controls.
      if (input.current?.matches(':disabled')) return;
      if (formData.getAll(name).length !== items.length) return;
      formData.delete(name);
      for (const item of items) formData.append(name, item);
    };
    // The form's own functions may be shadowed by a control that is called like them.
    return listen(root, 'formdata', order);
  });
}
