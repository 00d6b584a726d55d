'use client';

import { useLatestCallback } from '@guadua/utils/internal';
import { type RefObject, useInsertionEffect, useState } from 'react';
import type { FormProps } from './form.types';
import type { FormStore } from './form-store';
import { createValuesStore } from './values-store';
import type { ValuesStore } from './values-store.types';

export function useFormValuesStore(
  root: RefObject<HTMLFormElement | null>,
  form: FormStore,
  { defaultValues, onValuesChange }: Pick<FormProps, 'defaultValues' | 'onValuesChange'>,
): ValuesStore {
  const defaults = useLatestCallback(() => defaultValues);
  const tell = useLatestCallback(onValuesChange);
  const [values] = useState(() =>
    createValuesStore({
      form: () => root.current,
      defaults,
      onDirty: form.judge,
      onEdit: (name) => form.edited([name]),
    }),
  );
  useInsertionEffect(() => values.follow(), [values]);
  const isHeard = onValuesChange !== undefined;
  useInsertionEffect(() => {
    // Without a listener no edit collects all values.
    if (!isHeard) return;
    return values.subscribe((change) => tell(values.snapshot(), change));
  }, [values, isHeard, tell]);
  return values;
}
