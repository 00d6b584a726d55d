import type { ControlProps, Text } from '@guadua/catalog';
import type { NamedSpecimen } from '@guadua/catalog/specimens';
import { GuaduaProvider } from '@guadua/utils';
import { useState } from 'react';
import { specimenNamed } from './specimen-named.ts';

/** The state that a control is given; `null` is the plain one. */
export type ControlState = 'disabled' | 'invalid' | null;

interface StageProps {
  readonly name: string;
  readonly t?: Text | undefined;
  readonly state?: ControlState | undefined;
}

/** A specimen on a page, its control with a value of its own. */
export function Stage({ name, t = unchanged, state = null }: StageProps) {
  const specimen = specimenNamed(name);
  const { View } = specimen;
  const control = useControl(specimen, state);
  return (
    <div id="specimen" className="specimen">
      <GuaduaProvider locale={t('es-CO')}>
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

function unchanged(text: string): string {
  return text;
}
