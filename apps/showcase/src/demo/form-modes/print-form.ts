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

/** What stands before the module of an example and behind it, so that all of it is one file that runs. */
export interface PrintedForm {
  /** Styles and imports, a line each. */
  readonly head: string;
  /** The form. */
  readonly tail: string;
}

/** A form of the reader's own around an example. */
export function printForm(mode: FormMode, { source, name, initialValue }: FormParts): PrintedForm {
  const component = source.component ?? 'Example';
  const type = `ComponentProps<typeof ${component}>['value']`;
  const value = JSON.stringify(initialValue).replaceAll('"', "'");
  const isMissing = (imported: string) => !source.react?.includes(imported.replace('type ', ''));
  const fromReact = (...names: readonly string[]) => {
    const missing = names.filter(isMissing);
    return missing.length > 0 ? [`import { ${missing.join(', ')} } from 'react';`] : [];
  };
  const heads: Record<FormMode, readonly string[]> = {
    state: fromReact('type ComponentProps', 'useState'),
    'hook-form': [
      ...fromReact('type ComponentProps'),
      `import { Controller, useForm } from 'react-hook-form';`,
    ],
    native: [],
  };
  const tails: Record<FormMode, readonly string[]> = {
    state: [
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
  const styles = (source.styles ?? []).map((file) => `import '${file}';`);
  return {
    head: [...styles, ...heads[mode]].map((line) => `${line}\n`).join(''),
    tail: `\n\n${tails[mode].join('\n')}`,
  };
}

/** The whole file with its colours, as HTML. */
export function highlightWhole(mode: FormMode, parts: FormParts, own: string): string {
  const { head, tail } = printForm(mode, parts);
  return coloured(head) + own + coloured(tail);
}

function coloured(code: string): string {
  return highlightCode(code)
    .map(({ kind, text }) => {
      const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
      return kind ? `<i class="${kind}">${escaped}</i>` : escaped;
    })
    .join('');
}

function isEmpty(value: unknown): boolean {
  return value === null || value === '' || value === false;
}
