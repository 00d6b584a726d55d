import type { Control, ControlValue, Values } from './playground.types';

/** How the stage stands, besides what the controls say. */
export interface StageSettings {
  /** Width of the stage's content in pixels, or all there is. */
  readonly width: StageWidth;
  /** A scheme of its own (THM-4), or the site's. */
  readonly scheme: 'light' | 'dark' | undefined;
  readonly rtl: boolean;
}

export type StageWidth = (typeof STAGE_WIDTHS)[number];

export const STAGE_WIDTHS = ['320', '390', '768', '100'] as const;

export const PLAIN_STAGE: StageSettings = { width: '100', scheme: undefined, rtl: false };

/** Longer texts in an address are no shared link. */
const MAX_TEXT = 500;

/** Which of the page's playgrounds, its controls and its stage, as the query of a link; only what differs. */
export function writeQuery(
  playground: number,
  { controls, initial }: { controls: readonly Control[]; initial: Values },
  values: Values,
  stage: StageSettings,
): string {
  const query = new URLSearchParams();
  if (playground > 0) query.set('banco', String(playground + 1));
  for (const { name } of controls) {
    const value = values[name];
    if (value !== initial[name]) query.set(name, value === undefined ? '' : String(value));
  }
  if (stage.width !== PLAIN_STAGE.width) query.set('ancho', stage.width);
  if (stage.scheme) query.set('tema', stage.scheme === 'dark' ? 'oscuro' : 'claro');
  if (stage.rtl) query.set('sentido', 'rtl');
  return query.toString();
}

/** Which playground a query asks for, from zero. */
export function readPlayground(query: URLSearchParams, count: number): number {
  const asked = Number(query.get('banco') ?? 1) - 1;
  return Number.isInteger(asked) && asked >= 0 && asked < count ? asked : 0;
}

/** The values that a query asks for; what makes no sense is as it was at the beginning. */
export function readValues(
  query: URLSearchParams,
  { controls, initial }: { controls: readonly Control[]; initial: Values },
): Values {
  return Object.fromEntries(
    controls.map((control) => {
      const text = query.get(control.name);
      const read = text === null ? undefined : readValue(control, text);
      return [control.name, read ? read.value : initial[control.name]];
    }),
  );
}

/** The stage that a query asks for. */
export function readStage(query: URLSearchParams): StageSettings {
  const scheme = query.get('tema');
  return {
    width: STAGE_WIDTHS.find((width) => width === query.get('ancho')) ?? PLAIN_STAGE.width,
    scheme: scheme === 'oscuro' ? 'dark' : scheme === 'claro' ? 'light' : undefined,
    rtl: query.get('sentido') === 'rtl',
  };
}

/** A value wrapped, since `undefined` is one. */
function readValue(control: Control, text: string): { value: ControlValue } | undefined {
  switch (control.kind) {
    case 'switch':
      return text === 'true' || text === 'false' ? { value: text === 'true' } : undefined;
    case 'text':
      return text.length <= MAX_TEXT ? { value: text } : undefined;
    case 'number': {
      if (text === '') return { value: undefined };
      const value = Number(text);
      return Number.isFinite(value) ? { value } : undefined;
    }
    case 'choice': {
      if (text === '' && control.default === undefined) return { value: undefined };
      const option = control.options?.find((known) => String(known) === text);
      return option === undefined ? undefined : { value: option };
    }
  }
}
