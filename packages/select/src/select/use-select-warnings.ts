'use client';

import { warnOnce } from '@guadua/utils/internal';
import { useEffect } from 'react';
import type { SelectKey } from '../selection/selection.types';
import type { SelectConfig } from './select-config';
import type { SelectValue } from './use-select-value';

/** So many values are checked: the warning is for developers, not a check of the data. */
const CHECKED = 100;

/** Says in development what is wrong with the props and how to mend it (CMP-9, SEL-13). */
export function useSelectWarnings<Option>(
  config: SelectConfig<Option>,
  value: SelectValue<Option>,
): void {
  // In this form bundlers drop the hooks, with their texts, from a production build.
  try {
    // biome-ignore lint/correctness/useHookAtTopLevel: the condition never changes while a program runs
    if (process.env.NODE_ENV !== 'production') useWarnings(config, value);
  } catch {
    // A page without a bundler has no `process`.
  }
}

function useWarnings<Option>(
  { props, options, reader }: SelectConfig<Option>,
  { selection, isKnown }: SelectValue<Option>,
): void {
  const { multiple, remote } = props;
  const given = props.value ?? props.defaultValue;
  const isList = Array.isArray(given);
  const isEmpty = (given ?? '') === '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the reader follows the options
  useEffect(() => {
    if (!isEmpty && isList !== Boolean(multiple)) {
      warnOnce(
        '<Select>',
        multiple
          ? 'value: multiple needs an array; the single value was read as an array of one. Give an array.'
          : 'value: an array came without multiple; its first item was read. Set multiple or give one value.',
        'select-value-shape',
      );
    }
    const seen = new Set<SelectKey>();
    for (const option of options.slice(0, CHECKED)) {
      if (option === null || option === undefined) continue;
      const key = reader.key(option);
      if (key === null) {
        warnOnce(
          '<Select>',
          "primaryKey: an option has no key; it shows but can't be selected. Check primaryKey.",
          'select-option-key',
        );
      } else if (seen.has(key)) {
        warnOnce(
          '<Select>',
          `options: two have the key ${JSON.stringify(key)}; the first one counts. Make keys unique.`,
          'select-same-key',
        );
      } else seen.add(key);
    }
    if (remote !== undefined || options.length === 0) return;
    const unknown = selection.keys.slice(0, CHECKED).find((key) => !isKnown(key));
    if (unknown !== undefined) {
      warnOnce(
        '<Select>',
        `value: ${JSON.stringify(unknown)} is in no option; it stays in the value. Check primaryKey, ` +
          'or give the option together with the value.',
        'select-unknown-value',
      );
    }
  }, [multiple, isList, isEmpty, options, selection, remote === undefined]);
}
