import '@guadua/forms/styles.css';
import '@guadua/forms/colombia.css';
import '@guadua/select/styles.css';
import '@guadua/date/styles.css';
import '@guadua/file/styles.css';
import { ButtonGroup, ButtonGroupItem } from '@guadua/utils/ui';
import { useState } from 'react';
import { CONTROLS } from './controls';

const STATES = [
  ['Normal', {}],
  ['Inválido', { invalid: true }],
  ['Solo lectura', { readOnly: true }],
  ['Deshabilitado', { disabled: true }],
] as const;

/** All controls in all states, in one density and one scheme at a time. */
export function StatesBoard() {
  const [density, setDensity] = useState<string | null>('comfortable');
  const [scheme, setScheme] = useState<string | null>(null);
  return (
    <>
      <div className="estados-tools">
        <ButtonGroup selection="single" aria-label="Densidad" value={density} onChange={setDensity}>
          <ButtonGroupItem value="comfortable">Cómoda</ButtonGroupItem>
          <ButtonGroupItem value="compact">Compacta</ButtonGroupItem>
        </ButtonGroup>
        <ButtonGroup
          selection="single"
          aria-label="Tema del tablero"
          value={scheme}
          onChange={setScheme}
        >
          <ButtonGroupItem value="light">Claro</ButtonGroupItem>
          <ButtonGroupItem value="dark">Oscuro</ButtonGroupItem>
        </ButtonGroup>
      </div>
      <div
        className="estados-board"
        data-gd-density={density ?? undefined}
        data-color-scheme={scheme ?? undefined}
      >
        <div className="estados-head" aria-hidden="true">
          <span />
          {STATES.map(([state]) => (
            <span key={state}>{state}</span>
          ))}
        </div>
        {CONTROLS.map(([name, render]) => (
          <div key={name} className="estados-row">
            <span className="estados-name">{name}</span>
            {STATES.map(([state, props]) => (
              <div key={state}>
                <span className="estados-state" aria-hidden="true">
                  {state}
                </span>
                {render({ 'aria-label': `${name}, ${state.toLowerCase()}`, ...props })}
              </div>
            ))}
          </div>
        ))}
      </div>
    </>
  );
}
