import type { FormMode } from '../demo/form-modes/form-mode.types';
import { el, type Part } from './part';
import type { PlaygroundForm } from './playground.types';
import { Imports, printPart, printString, printValue } from './print-part';

/** The module that does what the stage does: the demo in a component of its own. */
export function printExample(part: Part, form?: PlaygroundForm, mode: FormMode = 'state'): string {
  const imports = new Imports();
  const [hooks, body] = form
    ? FORMS[mode](part, form, imports)
    : ['', (indent: string) => printPart(part, imports, { indent })];
  const flat = body('  ');
  const line = `  return ${flat};`;
  const result =
    flat.includes('\n') || line.length > 80 ? `  return (\n    ${body('    ')}\n  );` : line;
  return [
    imports.print(),
    '',
    'export function Example() {',
    ...(hooks ? [hooks, ''] : []),
    result,
    '}',
    '',
  ]
    .join('\n')
    .trimStart();
}

type FormPrinter = (
  part: Part,
  form: PlaygroundForm,
  imports: Imports,
) => [hooks: string, body: (indent: string) => string];

const FORMS: Record<FormMode, FormPrinter> = {
  state(part, { initial, type }, imports) {
    imports.add('useState', 'react');
    const value = printInitial(initial, imports);
    return [
      `  const [value, setValue] = useState${type ? `<${type}>` : ''}(${value});`,
      (indent) =>
        printPart(part, imports, { indent, main: ['value={value}', 'onChange={setValue}'] }),
    ];
  },
  'hook-form'(part, { name, initial, type }, imports) {
    imports.add('useForm', 'react-hook-form');
    imports.add('Controller', 'react-hook-form');
    const value = printInitial(initial, imports);
    const start = `  const { control, handleSubmit, reset } = useForm${type ? `<{ ${name}: ${type} }>` : ''}(`;
    return [
      `${start}{\n    defaultValues: { ${name}: ${value} },\n  });`,
      (indent) =>
        [
          '<form onReset={() => reset()} onSubmit={handleSubmit(console.log)}>',
          `${indent}  <Controller`,
          `${indent}    control={control}`,
          `${indent}    name=${JSON.stringify(name)}`,
          `${indent}    render={({ field }) => (`,
          `${indent}      ${printPart(part, imports, { indent: `${indent}      `, main: ['{...field}'] })}`,
          `${indent}    )}`,
          `${indent}  />`,
          `${indent}</form>`,
        ].join('\n'),
    ];
  },
  native(part, { name, initial }, imports) {
    const empty = initial === null || initial === '' || initial === undefined || initial === false;
    const main = [
      `name=${JSON.stringify(name)}`,
      ...(empty ? [] : [`defaultValue={${printInitial(initial, imports)}}`]),
    ];
    return ['', (indent) => printPart(el('form', {}, part), imports, { indent, main })];
  },
};

function printInitial(initial: unknown, imports: Imports): string {
  if (typeof initial === 'string') return printString(initial);
  return printValue(initial as Parameters<typeof printValue>[0], imports);
}
