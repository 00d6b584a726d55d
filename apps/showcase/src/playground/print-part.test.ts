import fc from 'fast-check';
import { createElement, type ElementType, isValidElement, type ReactNode } from 'react';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { call, el, main, named, type Part, result, typed } from './part';
import { partArbitrary } from './part.arbitrary';
import { printExample } from './print-example';
import { Imports, printPart, printString } from './print-part';
import { renderPart } from './render-part';

const INPUT = named<ElementType>('TextInput', '@guadua/forms', 'input');

describe('printPart', () => {
  it('says what renders, whatever the props hold', () => {
    fc.assert(
      fc.property(partArbitrary, (part) => {
        const printed = run(printPart(part, new Imports()));
        expect(plain(printed)).toEqual(plain(renderPart(part, (own) => own)));
      }),
      { numRuns: 150 },
    );
  });

  it('keeps short elements on a line and breaks long ones', () => {
    expect(print(el('b', { title: 'a' }, 'x'))).toBe('<b title="a">x</b>');
    expect(print(main(INPUT, { clearable: true, length: 6 }))).toBe(
      '<TextInput clearable length={6} />',
    );
    const long = 'palabra '.repeat(12).trim();
    expect(print(main(INPUT, { placeholder: long, clearable: true }))).toBe(
      `<TextInput\n  placeholder="${long}"\n  clearable\n/>`,
    );
  });

  it('leaves out what is undefined', () => {
    expect(print(main(INPUT, { clearable: undefined }))).toBe('<TextInput />');
  });

  it('calls the function that gives a value', () => {
    const options = result('cities', './cities', () => []);
    const imports = new Imports();
    expect(printPart(el(INPUT, { options }), imports)).toBe('<TextInput options={cities()} />');
    expect(imports.print()).toContain("import { cities } from './cities';");
  });

  it('gives TypeScript what it can’t infer', () => {
    const imports = new Imports();
    const select = typed(named<ElementType>('Select', '@guadua/select', 'select'), '<City>', [
      { name: 'City', from: './cities' },
    ]);
    expect(printPart(el(select, {}, el('b')), imports)).toBe('<Select<City>>\n  <b />\n</Select>');
    expect(imports.print()).toContain("import { type City } from './cities';");
  });

  it('imports what it names, packages first', () => {
    const imports = new Imports();
    printPart(
      main(INPUT, {
        options: named('CITIES', './cities', []),
        onClick: call(
          named('snackbar', '@guadua/utils', () => undefined),
          'Listo',
        ),
      }),
      imports,
    );
    expect(imports.print().split('\n')).toEqual([
      "import { TextInput } from '@guadua/forms';",
      "import { snackbar } from '@guadua/utils';",
      "import { CITIES } from './cities';",
    ]);
  });
});

describe('printString', () => {
  it('gives a literal of the same string', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.nat(0x10ffff).map((code) => String.fromCodePoint(code)) }),
        (text) => {
          expect(new Function(`return ${printString(text)}`)()).toBe(text);
        },
      ),
    );
  });
});

describe('printExample', () => {
  const part = el('label', {}, 'Nombre', main(INPUT, { clearable: true }));

  it('is one return without a form', () => {
    expect(printExample(main(INPUT, { clearable: true }))).toBe(
      `import { TextInput } from '@guadua/forms';

export function Example() {
  return <TextInput clearable />;
}
`,
    );
  });

  it('holds the value in state, in React Hook Form or in the form itself', () => {
    const form = { name: 'nombre', initial: "O'Higgins", type: 'string' };
    const state = printExample(part, form, 'state');
    expect(state).toContain("const [value, setValue] = useState<string>('O\\'Higgins');");
    expect(state).toContain('<TextInput clearable value={value} onChange={setValue} />');
    const hook = printExample(part, form, 'hook-form');
    expect(hook).toContain("defaultValues: { nombre: 'O\\'Higgins' }");
    expect(hook).toContain('<TextInput clearable {...field} />');
    const native = printExample(part, form, 'native');
    expect(native).toContain(`<TextInput clearable name="nombre" defaultValue={'O\\'Higgins'} />`);
    expect(native).not.toContain('useState');
    for (const code of [state, hook, native]) expect(syntaxErrors(code)).toEqual([]);
  });

  it('parses whatever the props hold, in every way of writing forms', () => {
    fc.assert(
      fc.property(
        partArbitrary,
        fc.constantFrom('state' as const, 'hook-form' as const, 'native' as const),
        (random, mode) => {
          const code = printExample(random, { name: 'dato', initial: null }, mode);
          expect(syntaxErrors(code)).toEqual([]);
        },
      ),
    );
  });
});

function print(part: Part): string {
  return printPart(part, new Imports());
}

function compile(code: string): ts.TranspileOutput {
  return ts.transpileModule(code, {
    fileName: 'example.tsx',
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.React, target: ts.ScriptTarget.ES2022 },
  });
}

function syntaxErrors(code: string): string[] {
  return (compile(code).diagnostics ?? []).map(({ messageText }) => String(messageText));
}

/** What printed JSX gives when it runs. */
function run(jsx: string): ReactNode {
  const { outputText, diagnostics = [] } = compile(`const result = (${jsx});`);
  expect(diagnostics).toEqual([]);
  const evaluate = new Function('React', 'Box', 'say', `${outputText}; return result;`);
  return evaluate({ createElement }, 'section', (...args: unknown[]) => args);
}

/** Elements and functions as data, so that two of them can be compared. */
function plain(value: unknown): unknown {
  if (typeof value === 'function') return { called: plain(value()) };
  if (Array.isArray(value)) return value.map(plain);
  if (isValidElement<Record<string, unknown>>(value))
    return { type: value.type, props: plain(value.props) };
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).map(([key, item]) => [key, plain(item)]);
  return value;
}
