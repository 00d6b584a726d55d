import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { FormMode } from '../demo/form-modes/form-mode.types';
import type {
  Control,
  ControlValue,
  PlaygroundDefinition,
  Playgrounds,
  Values,
} from './playground.types';
import { printExample } from './print-example';
import { givenProps, initialValues } from './values';

const CHECK_TYPES = createRequire(import.meta.url).resolve('@guadua/typescript/check-types.js');
const DATA = fileURLToPath(new URL('../data', import.meta.url));
const WORK = fileURLToPath(new URL('../../.work', import.meta.url));

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

/** What TypeScript says of modules that stand beside the data of the site, by their names. */
function typeErrors(modules: ReadonlyMap<string, string>): { file: string; text: string }[] {
  mkdirSync(WORK, { recursive: true });
  const folder = mkdtempSync(join(WORK, 'examples-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, code] of modules) writeFileSync(join(folder, name), code);
  const compilerOptions = {
    strict: true,
    skipLibCheck: true,
    jsx: 'react-jsx',
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2023', 'dom', 'dom.iterable'],
    // As in the project that one downloads.
    types: ['vite/client'],
    resolveJsonModule: true,
    rootDirs: [folder, DATA],
  };
  const project = join(folder, 'tsconfig.json');
  writeFileSync(project, JSON.stringify({ compilerOptions, files: [...modules.keys()] }));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [CHECK_TYPES, '--project', project, '--pretty', 'false'],
    { cwd: folder, encoding: 'utf8' },
  );
  const errors = [...stdout.matchAll(/^(\S+)\(\d+,\d+\): error (.*)/gm)];
  if (status !== 0 && errors.length === 0) throw new Error(`TypeScript: ${stdout}${stderr}`);
  return errors.map(([, file = '', text = '']) => ({ file, text }));
}
