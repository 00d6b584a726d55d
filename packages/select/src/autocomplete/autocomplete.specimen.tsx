import {
  defineSpecimen,
  type LabelState,
  type SpecimenProps,
  type Specimens,
} from '@guadua/catalog';
import { Autocomplete } from '@guadua/select';
import { useState } from 'react';

const CITIES = ['Medellín', 'Envigado', 'Tunja', 'Duitama', 'Cali', 'Palmira', 'Leticia'];

function City({ t }: SpecimenProps) {
  const [options] = useState(() => CITIES.map(t));
  return (
    <Autocomplete
      aria-label={t('Ciudad de envío')}
      name="envio"
      options={options}
      placeholder={t('Escribe una ciudad')}
      minCharacters={0}
      openOnFocus
    />
  );
}

export const specimens: Specimens = {
  autocomplete: defineSpecimen({
    covers: ['Autocomplete'],
    View: City,
    use: async (user) => {
      await user.press('#specimen input');
      await user.find('[role=option]');
      await user.key('ArrowDown');
      await user.key('Enter');
      await user.gone('[role=listbox]');
      await user.press('#specimen input');
      await user.find('[role=option]');
    },
  }),
};

/** A text that a caller keeps, with suggestions that are chosen now and then. */
export const variants: Specimens = {
  'autocomplete-text': defineSpecimen<string>({
    covers: ['Autocomplete'],
    View: ({ t, control }) => (
      <Autocomplete aria-label={t('Ciudad')} options={CITIES.map(t)} {...control} />
    ),
    control: {
      initial: 'Cali',
      submits: (value) => [value],
    },
  }),
};

export const labelStates: readonly LabelState[] = [
  {
    title: 'an autocomplete with suggestions',
    element: <Autocomplete aria-label="Πόλη" options={['Αθήνα', 'Πάτρα']} />,
    use: async ({ click, keys, shown }) => {
      await click('.gd-autocomplete input');
      await keys('α');
      await shown('select.suggestions');
    },
  },
];
