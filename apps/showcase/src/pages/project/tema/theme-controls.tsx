import { Field, RadioGroup } from '@guadua/forms';
import { useId } from 'react';
import {
  ACCENTS,
  DENSITIES,
  type DensityName,
  FONTS,
  type FontName,
  NEUTRALS,
  type NeutralName,
  type Theme,
} from './theme';
import type { Contrasts } from './use-contrasts';

/** Guadua's green in the light scheme, where the choice of a brand's colour begins. */
const GUADUA = '#126d4e';

interface ThemeControlsProps {
  theme: Theme;
  /** The colour of links in both schemes. */
  links: Contrasts[string];
  onChange: (theme: Theme) => void;
}

/** What can be chosen of a theme. */
export function ThemeControls({ theme, links, onChange }: ThemeControlsProps) {
  const { brand, neutral, radius, font, density } = theme;
  const change = (part: Partial<Theme>) => onChange({ ...theme, ...part });
  return (
    <div className="tema-controls">
      <Field label="Acento">
        <RadioGroup
          options={ACCENTS.map(([name, color]) => ({
            value: name,
            label: (
              <>
                <Swatch color={color ?? 'var(--gd-green-9)'} />
                {name}
              </>
            ),
          }))}
          value={ACCENTS.find(([, color]) => color === brand)?.[0] ?? null}
          onChange={(chosen) => change({ brand: ACCENTS.find(([name]) => name === chosen)?.[1] })}
        />
      </Field>
      <BrandColor brand={brand} links={links} onPick={change} />
      <Field label="Neutro">
        <RadioGroup
          options={choices(NEUTRALS)}
          value={neutral}
          onChange={(chosen) => change({ neutral: chosen as NeutralName })}
        />
      </Field>
      <Corners radius={radius} onPick={change} />
      <Field label="Letra">
        <RadioGroup
          options={choices(FONTS)}
          value={font}
          onChange={(chosen) => change({ font: chosen as FontName })}
        />
      </Field>
      <Field label="Densidad">
        <RadioGroup
          options={choices(DENSITIES)}
          value={density}
          onChange={(chosen) => change({ density: chosen as DensityName })}
        />
      </Field>
    </div>
  );
}

function Swatch({ color }: { color: string }) {
  return (
    <svg className="tema-swatch" viewBox="0 0 16 16" aria-hidden="true" fill={color}>
      <rect width="16" height="16" rx="4" />
    </svg>
  );
}

function choices(named: Readonly<Record<string, { readonly label: string }>>) {
  return Object.entries(named).map(([value, { label }]) => ({ value, label }));
}

interface BrandColorProps {
  brand: string | undefined;
  links: Contrasts[string];
  onPick: (part: Pick<Theme, 'brand'>) => void;
}

/** A brand's colour, and next to it what the theme makes of it. */
function BrandColor({ brand, links, onPick }: BrandColorProps) {
  const id = useId();
  const notesId = useId();
  return (
    <div className="tema-slider">
      <label htmlFor={id}>El color de tu marca</label>
      <input
        id={id}
        type="color"
        value={brand ?? GUADUA}
        aria-describedby={notesId}
        onChange={({ currentTarget }) => onPick({ brand: currentTarget.value })}
      />
      <ul id={notesId} className="tema-brand">
        {brand && (
          <BrandNote color={brand} text="en botones y casillas: es tu color, sin cambios." />
        )}
        {brand && links && (
          <>
            <BrandNote
              color={links.light.ink}
              text={`en los enlaces del tema claro${links.light.ink === brand ? '' : ', más oscuro para que se lean'}.`}
            />
            <BrandNote
              color={links.dark.ink}
              text={`en los del tema oscuro${links.dark.ink === brand ? '' : ', más claro para que se lean'}.`}
            />
          </>
        )}
      </ul>
    </div>
  );
}

function BrandNote({ color, text }: { color: string; text: string }) {
  return (
    <li>
      <Swatch color={color} />
      <code>{color}</code> {text}
    </li>
  );
}

interface CornersProps {
  radius: number;
  onPick: (part: Pick<Theme, 'radius'>) => void;
}

function Corners({ radius, onPick }: CornersProps) {
  const id = useId();
  const text = `${radius} px`;
  return (
    <div className="tema-slider">
      <label htmlFor={id}>Esquinas</label>
      <output htmlFor={id}>{text}</output>
      <input
        id={id}
        type="range"
        max={16}
        value={radius}
        aria-valuetext={text}
        onChange={({ currentTarget }) => onPick({ radius: currentTarget.valueAsNumber })}
      />
    </div>
  );
}
