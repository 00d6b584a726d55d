import type { ControlProps, Text } from '@guadua/catalog';
import type { NamedSpecimen } from '@guadua/catalog/specimens';
import { GuaduaProvider } from '@guadua/utils';
import { useState } from 'react';
import { specimenNamed } from './specimen-named.ts';

/** A specimen on a page, its control in a state of its own. */
export function Stage({ name, t = unchanged }: { name: string; t?: Text }) {
  const specimen = specimenNamed(name);
  const { View } = specimen;
  const control = useControl(specimen);
  return (
    <div id="specimen" className="specimen">
      <GuaduaProvider locale={t('es-CO')}>
        <View t={t} control={control} />
      </GuaduaProvider>
    </div>
  );
}

function useControl({ name, control }: NamedSpecimen): ControlProps<unknown> {
  const [value, onChange] = useState<unknown>(() => control?.initial);
  return { name, value, onChange, disabled: false, readOnly: false };
}

function unchanged(text: string): string {
  return text;
}
