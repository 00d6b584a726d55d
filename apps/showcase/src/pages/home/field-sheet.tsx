import { nameCase, snackbar } from '@guadua/utils';
import { Button, ButtonGroup, ButtonGroupItem, Highlight } from '@guadua/utils/ui';
import { type FormEvent, useId, useState } from 'react';
import { type Figure, Figures, yesNo } from '../../demo/figures';
import { EVERYTHING, findMunicipalities } from './field-sheet-state';

/** The hero: a small form that works, with the ruled margin that every demo of the site has. */
export function FieldSheet() {
  const id = useId();
  const [name, setName] = useState('');
  const [query, setQuery] = useState('');
  const [found, setFound] = useState(EVERYTHING);
  const [municipality, setMunicipality] = useState<string | null>(null);
  const [moon, setMoon] = useState<string | null>('menguante');
  const [saving, setSaving] = useState(false);

  const search = (text: string) => {
    setQuery(text);
    setFound(findMunicipalities(text, () => performance.now()));
  };

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSaving(true);
    await snackbar.promise(new Promise((resolve) => setTimeout(resolve, 1400)), {
      loading: 'Guardando la ficha…',
      success: name ? `Ficha de ${name} guardada` : 'Ficha guardada',
      error: 'No se pudo guardar',
    });
    setSaving(false);
  };

  const complete = name !== '' && municipality !== null;
  const figures: Figure[] = [
    ['nombre', name || '—'],
    ['municipio', municipality ?? '—'],
    ['luna', moon ?? '—'],
    ['coincidencias', found.total],
    [
      'búsqueda',
      found.milliseconds === null
        ? '—'
        : `${found.milliseconds.toLocaleString('es-CO', { maximumFractionDigits: 1 })} ms`,
    ],
    ['completa', yesNo(complete), complete ? 'good' : undefined],
    [
      'FormData',
      [
        name && `nombre=${name}`,
        municipality && `municipio=${municipality}`,
        moon && `luna=${moon}`,
      ]
        .filter(Boolean)
        .join(' & '),
      'live',
    ],
  ];

  return (
    <form className="sheet" aria-labelledby={`${id}-title`} onSubmit={save}>
      <div className="sheet-fields">
        <h2 id={`${id}-title`} className="sheet-title">
          Ficha de corte
        </h2>
        <div>
          <label className="sheet-label" htmlFor={`${id}-name`}>
            Responsable
          </label>
          <div className="gd-control">
            <input
              id={`${id}-name`}
              className="gd-control__input"
              name="nombre"
              autoComplete="off"
              placeholder="maría del pilar gómez"
              value={name}
              onChange={(event) => setName(event.target.value)}
              onBlur={() => setName(nameCase(name.trim()))}
            />
          </div>
        </div>
        <div>
          <label className="sheet-label" htmlFor={`${id}-search`}>
            Municipio
          </label>
          <div className="gd-control">
            <input
              id={`${id}-search`}
              className="gd-control__input"
              type="search"
              autoComplete="off"
              placeholder="Busca sin tildes: apia, tulua, genova…"
              value={query}
              onChange={(event) => search(event.target.value)}
            />
          </div>
          <fieldset className="sheet-options">
            <legend className="gd-visually-hidden">Municipios encontrados</legend>
            {found.names.map((option) => (
              <label key={option} className="sheet-option">
                <input
                  type="radio"
                  name="municipio"
                  value={option}
                  checked={option === municipality}
                  onChange={() => setMunicipality(option)}
                />
                <span>
                  <Highlight text={option} query={query} minChars={1} />
                </span>
              </label>
            ))}
            {found.total === 0 && <p className="sheet-none">Ningún municipio se llama así.</p>}
          </fieldset>
        </div>
        <div className="sheet-end">
          <ButtonGroup
            selection="single"
            aria-label="Luna de corte"
            name="luna"
            value={moon}
            onChange={setMoon}
          >
            <ButtonGroupItem value="menguante">Menguante</ButtonGroupItem>
            <ButtonGroupItem value="creciente">Creciente</ButtonGroupItem>
          </ButtonGroup>
          <Button type="submit" tone="primary" loading={saving}>
            Guardar
          </Button>
        </div>
      </div>
      <div className="margin">
        <p className="margin-title">En vivo</p>
        <Figures figures={figures} />
      </div>
    </form>
  );
}
