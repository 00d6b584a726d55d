import type { ControlProps, Text } from '@guadua/catalog';
import { catalog, type NamedSpecimen } from '@guadua/catalog/specimens';
import { GuaduaProvider, type LabelPack } from '@guadua/utils';
import { useState } from 'react';

/** The state that a control is given; `null` is the plain one. */
export type ControlState = 'disabled' | 'invalid' | null;

export interface StageProps {
  readonly name: string;
  /** What its texts become. */
  readonly t?: Text | undefined;
  readonly state?: ControlState | undefined;
  readonly locale?: string | undefined;
  readonly labels?: readonly LabelPack[] | undefined;
}

/** The texts of a specimen as they are. */
export const unchanged: Text = (text) => text;

/** A specimen by a name that comes from outside. */
export function specimenNamed(name: string): NamedSpecimen {
  const found = [...catalog.specimens, ...catalog.variants].find((one) => one.name === name);
  if (!found) throw new Error(`There is no specimen ${name}.`);
  return found;
}

/** A specimen on a page, its control with a value of its own. */
export function Stage({ name, t = unchanged, state = null, locale, labels }: StageProps) {
  const specimen = specimenNamed(name);
  const { View } = specimen;
  const control = useControl(specimen, state);
  return (
    <div id="specimen" className="specimen">
      <GuaduaProvider locale={locale ?? t('es-CO')} labels={labels}>
        <View t={t} control={control} />
      </GuaduaProvider>
    </div>
  );
}

function useControl({ name, control }: NamedSpecimen, state: ControlState): ControlProps<unknown> {
  const [value, onChange] = useState<unknown>(() => control?.initial);
  return {
    name,
    value,
    onChange,
    disabled: state === 'disabled',
    readOnly: false,
    ...(state === 'invalid' && { invalid: true }),
  };
}
