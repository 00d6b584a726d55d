import { highlightCode } from '../highlight';
import type { HighlightedSource } from '../source.types';
import type { FormMode } from './form-mode.types';

/** What a form is printed from. */
export interface FormParts {
  /** The module of the example. */
  source: HighlightedSource;
  /** Of the value in the form. */
  name: string;
  initialValue: unknown;
}

/** A form of the reader's own around an example, to be put beside the example's module. */
export function printForm(mode: FormMode, { source, name, initialValue }: FormParts): string {
  const component = source.component ?? 'Example';
  const ownImport = `import { ${component} } from './${source.file.replace(/\.tsx$/, '')}';`;
  const type = `ComponentProps<typeof ${component}>['value']`;
  const value = JSON.stringify(initialValue).replaceAll('"', "'");
  const lines: Record<FormMode, readonly string[]> = {
    state: [
      `import { type ComponentProps, useState } from 'react';`,
      ownImport,
      '',
      'export function Example() {',
      `  const [value, setValue] = useState<${type}>(${value});`,
      '',
      '  return (',
      '    <form onSubmit={(event) => event.preventDefault()}>',
      `      <${component} name="${name}" value={value} onChange={setValue} />`,
      '      <button type="submit">Enviar</button>',
      '    </form>',
      '  );',
      '}',
    ],
    'hook-form': [
      `import type { ComponentProps } from 'react';`,
      `import { Controller, useForm } from 'react-hook-form';`,
      ownImport,
      '',
      'interface Values {',
      `  ${name}: ${type};`,
      '}',
      '',
      'export function Example() {',
      '  const { control, handleSubmit } = useForm<Values>({',
      `    defaultValues: { ${name}: ${value} },`,
      '  });',
      '',
      '  return (',
      '    <form noValidate onSubmit={handleSubmit(console.log)}>',
      '      <Controller',
      '        control={control}',
      `        name="${name}"`,
      `        render={({ field }) => <${component} {...field} />}`,
      '      />',
      '      <button type="submit">Enviar</button>',
      '    </form>',
      '  );',
      '}',
    ],
    native: [
      ownImport,
      '',
      'export function Example() {',
      '  const send = (data: FormData) => console.log([...data]);',
      '',
      '  return (',
      '    <form action={send}>',
      `      <${component} name="${name}"${isEmpty(initialValue) ? '' : ` defaultValue={${value}}`} />`,
      '      <button type="submit">Enviar</button>',
      '    </form>',
      '  );',
      '}',
    ],
  };
  return lines[mode].join('\n');
}

/** That form with its colours, as HTML. */
export function highlightForm(mode: FormMode, parts: FormParts): string {
  return highlightCode(printForm(mode, parts))
    .map(({ kind, text }) => {
      const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
      return kind ? `<i class="${kind}">${escaped}</i>` : escaped;
    })
    .join('');
}

function isEmpty(value: unknown): boolean {
  return value === null || value === '' || value === false;
}
