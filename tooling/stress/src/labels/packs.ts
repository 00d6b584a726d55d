import entries from 'virtual:package-entries';
import type { LabelPack } from '@guadua/utils';

/** The English one of every pack that the packages export, each beside a Spanish and a Portuguese one. */
export const PACKS: readonly LabelPack[] = entries.flatMap((names) =>
  Object.keys(names)
    .filter((name) => name.endsWith('LabelsEsCO'))
    .map((name) => {
      packAt(names, name.replace('EsCO', 'PtBR'));
      return packAt(names, name.replace('EsCO', 'EnUS'));
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
