import { describe, expect, it } from 'vitest';
import type { FormMode } from '../demo/form-modes/form-mode.types';
import { typeErrors } from '../demo/type-errors';
import type {
  Control,
  ControlValue,
  PlaygroundDefinition,
  Playgrounds,
  Values,
} from './playground.types';
import { printExample } from './print-example';
import { givenProps, initialValues } from './values';

const MODES: readonly FormMode[] = ['state', 'hook-form', 'native'];

const pages = import.meta.glob<{ PLAYGROUNDS: Playgrounds }>('../pages/**/playground.tsx', {
  eager: true,
});
const playgrounds = Object.entries(pages).flatMap(([path, { PLAYGROUNDS }]) =>
  PLAYGROUNDS.map((playground) => ({
    where: `${path.slice('../pages/'.length)}: ${playground.label}`,
    playground,
  })),
);

describe('every playground', () => {
  it.each(playgrounds)('$where has controls with a purpose and a choice', ({ playground }) => {
    const names = playground.controls.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
    for (const { description } of playground.controls) expect(description).not.toBe('');
    for (const name of Object.keys(playground.initial ?? {})) expect(names).toContain(name);
    for (const control of playground.controls)
      expect(otherValues(control).length).toBeGreaterThan(0);
  });

  it('shows code that type-checks, whatever its controls say', () => {
    const codes = new Map<string, { how: string; code: string }>(
      playgrounds.flatMap(({ where, playground }) =>
        codesOf(playground).map(
          ({ how, code }, index) =>
            [`${where.replace(/\W+/g, '-')}-${index}.tsx`, { how, code }] as const,
        ),
      ),
    );
    const errors = typeErrors(new Map([...codes].map(([file, { code }]) => [file, code])));
    const messages = errors.map(({ file, text }) => `${codes.get(file)?.how}: ${text}`);
    expect(messages.slice(0, 3)).toEqual([]);
    expect(codes.size).toBeGreaterThan(200);
  }, 120_000);
});

/** The code at the beginning in each way of writing forms, and with each control at something else. */
function codesOf(playground: PlaygroundDefinition): { how: string; code: string }[] {
  const initial = initialValues(playground);
  const changed = playground.controls.flatMap((control) =>
    otherValues(control).map((value) => ({ ...initial, [control.name]: value })),
  );
  return [
    ...MODES.map((mode) => ({
      how: `${playground.label}, ${mode}`,
      code: codeOf(playground, initial, mode),
    })),
    ...changed.map((values) => ({
      how: `${playground.label}, ${JSON.stringify(values)}`,
      code: codeOf(playground, values, 'state'),
    })),
  ];
}

function codeOf(playground: PlaygroundDefinition, values: Values, mode: FormMode): string {
  const props = givenProps(playground.controls, values);
  if (playground.script) return playground.script.code(props);
  const part = playground.parts?.(props);
  if (!part) throw new Error(`${playground.label} has neither parts nor a script.`);
  return printExample(part, playground.form, mode);
}

/** Values of a control that its default isn't. */
function otherValues({ kind, options = [], default: byDefault }: Control): ControlValue[] {
  const samples: Record<Control['kind'], readonly ControlValue[]> = {
    switch: [true, false],
    choice: options,
    number: [3, 7],
    text: ['D\'Artagnan "y" {cía}', ''],
  };
  return samples[kind].filter((value) => value !== byDefault);
}
