import entries from 'virtual:package-entries';
import type { LabelPack } from '@guadua/utils';

/** The packs of one group, by language. */
export interface PackSet {
  readonly 'es-CO': LabelPack;
  readonly 'en-US': LabelPack;
  readonly 'pt-BR': LabelPack;
}

/** Every pack that the packages export: `dateLabelsEsCO`, `dateLabelsEnUS` and `dateLabelsPtBR` are one set. */
export const PACKS: readonly PackSet[] = entries.flatMap((names) =>
  Object.keys(names)
    .filter((name) => name.endsWith('LabelsEsCO'))
    .map((name) => {
      const group = name.slice(0, -'EsCO'.length);
      return {
        'es-CO': packAt(names, `${group}EsCO`),
        'en-US': packAt(names, `${group}EnUS`),
        'pt-BR': packAt(names, `${group}PtBR`),
      };
    }),
);

function packAt(names: Readonly<Record<string, unknown>>, name: string): LabelPack {
  const pack = names[name];
  if (!isPack(pack)) throw new Error(`${name} is missing beside its other languages: export it.`);
  return pack;
}

function isPack(value: unknown): value is LabelPack {
  return typeof value === 'object' && value !== null && 'group' in value && 'labels' in value;
}
