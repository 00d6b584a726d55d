import { defineSpecimen, type SpecimenProps, type Specimens } from '@guadua/catalog';
import { Highlight } from '@guadua/utils/ui';
import { useState } from 'react';

function Highlighted({ t }: SpecimenProps) {
  const [query, setQuery] = useState('bogota');
  return (
    <div>
      <input
        className="plain"
        aria-label={t('Buscar en el texto')}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <p>
        <Highlight text={t('Bogotá, Distrito Capital; el bogotano y la bogotana')} query={query} />
      </p>
    </div>
  );
}

export const specimens: Specimens = {
  highlight: defineSpecimen({
    covers: ['Highlight'],
    View: Highlighted,
    use: (user) => user.write('.plain', ' d'),
  }),
};
