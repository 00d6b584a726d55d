import { Field, RadioGroup } from '@guadua/forms';
import { useId } from 'react';
import { accentOfColor } from './color-space';
import {
  ACCENTS,
  type Accent,
  DENSITIES,
  type DensityName,
  FONTS,
  type FontName,
  NEUTRALS,
  type NeutralName,
  type Theme,
} from './theme';

interface ThemeControlsProps {
  theme: Theme;
  onChange: (theme: Theme) => void;
}

/** What can be chosen of a theme. */
export function ThemeControls({ theme, onChange }: ThemeControlsProps) {
  const { accent, neutral, radius, font, density } = theme;
  const change = (part: Partial<Theme>) => onChange({ ...theme, ...part });
  const changeAccent = (part: Partial<Accent>) => change({ accent: { ...accent, ...part } });
  return (
    <div className="tema-controls">
      <Field label="Acento">
        <RadioGroup
          options={ACCENTS.map(([name, known]) => ({
            value: name,
            label: <Swatch name={name} accent={known} />,
          }))}
          value={nameOf(accent)}
          onChange={(chosen) => {
            const found = ACCENTS.find(([label]) => label === chosen);
            if (found) change({ accent: found[1] });
          }}
        />
      </Field>
      <BrandColor onPick={(picked) => change({ accent: picked })} />
      <Slider
        label="Tono"
        value={accent.hue}
        max={360}
        step={1}
        text={`${accent.hue}°`}
        onChange={(hue) => changeAccent({ hue })}
      />
      <Slider
        label="Intensidad"
        value={accent.chroma}
        max={0.25}
        step={0.005}
        text={String(accent.chroma).replace('.', ',')}
        onChange={(chroma) => changeAccent({ chroma })}
      />
      <Slider
        label="Claridad"
        value={accent.lightness}
        min={0.3}
        max={0.75}
        step={0.005}
        text={String(accent.lightness).replace('.', ',')}
        onChange={(lightness) => changeAccent({ lightness })}
      />
      <Field label="Neutro">
        <RadioGroup
          options={choices(NEUTRALS)}
          value={neutral}
          onChange={(chosen) => change({ neutral: chosen as NeutralName })}
        />
      </Field>
      <Slider
        label="Esquinas"
        value={radius}
        max={16}
        step={1}
        text={`${radius} px`}
        onChange={(pixels) => change({ radius: pixels })}
      />
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

/** The name of an accent that is one of those to begin with. */
function nameOf(accent: Accent): string | null {
  const found = ACCENTS.find(([, known]) =>
    (['hue', 'chroma', 'lightness'] as const).every((part) => known[part] === accent[part]),
  );
  return found?.[0] ?? null;
}

/** The name of an accent beside its colour. */
function Swatch({ name, accent: { lightness, chroma, hue } }: { name: string; accent: Accent }) {
  return (
    <>
      <svg
        className="tema-swatch"
        viewBox="0 0 16 16"
        aria-hidden="true"
        fill={`oklch(${lightness} ${chroma} ${hue})`}
      >
        <rect width="16" height="16" rx="4" />
      </svg>
      {name}
    </>
  );
}

function choices(named: Readonly<Record<string, { readonly label: string }>>) {
  return Object.entries(named).map(([value, { label }]) => ({ value, label }));
}

function BrandColor({ onPick }: { onPick: (accent: Accent) => void }) {
  const id = useId();
  return (
    <div className="tema-slider">
      <label htmlFor={id}>El color de tu marca</label>
      <input
        id={id}
        type="color"
        defaultValue="#126d4e"
        onChange={({ currentTarget }) => {
          const accent = accentOfColor(currentTarget.value);
          if (accent) onPick(accent);
        }}
      />
    </div>
  );
}

interface SliderProps {
  label: string;
  value: number;
  min?: number;
  max: number;
  step: number;
  /** The value as it is shown and said. */
  text: string;
  onChange: (value: number) => void;
}

function Slider({ label, value, min = 0, max, step, text, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className="tema-slider">
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{text}</output>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
      />
    </div>
  );
}
