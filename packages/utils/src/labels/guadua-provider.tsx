'use client';

import { createContext, useContext, useMemo } from 'react';
import type { GuaduaLocale, GuaduaProviderProps, LabelPack } from './labels.types';
import { mergeLabels, type PartialLabels } from './merge-labels';

interface GuaduaContextValue {
  readonly locale: GuaduaLocale;
  readonly groups: Readonly<Record<string, Readonly<Record<string, object | undefined>>>>;
}

const GuaduaContext = /*#__PURE__*/ createContext<GuaduaContextValue>({
  locale: 'es-CO',
  groups: {},
});

/** The empty list has one identity, because a new list would render the whole tree anew. */
const NO_PACKS: readonly LabelPack[] = [];

/**
 * Da el idioma, los formatos y los textos a todo lo que lleva dentro. Sin él, todo va en español de Colombia.
 * @example
 * <GuaduaProvider locale="en-US" labels={[selectLabelsEnUS, dateLabelsEnUS]}>…</GuaduaProvider>
 */
export function GuaduaProvider({ locale, labels = NO_PACKS, children }: GuaduaProviderProps) {
  const outer = useContext(GuaduaContext);
  const value = useMemo(() => {
    const groups: Record<string, Readonly<Record<string, object | undefined>>> = {
      ...outer.groups,
    };
    for (const pack of [labels].flat()) {
      if (pack) groups[pack.group] = mergeLabels(groups[pack.group] ?? {}, pack.labels);
    }
    return { locale: locale ?? outer.locale, groups };
  }, [outer, locale, labels]);
  return <GuaduaContext value={value}>{children}</GuaduaContext>;
}

export function useLocale(): GuaduaLocale {
  return useContext(GuaduaContext).locale;
}

export function useLabels<Labels extends object>(
  group: string,
  defaults: Labels,
  own?: PartialLabels<Labels>,
  part?: string,
): Labels {
  const texts = useContext(GuaduaContext).groups[group];
  const provided = part === undefined ? texts : texts?.[part];
  return useMemo(
    () => (provided || own ? mergeLabels(defaults, provided, own) : defaults),
    [defaults, provided, own],
  );
}
