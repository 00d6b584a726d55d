import type {
  ComponentReference,
  CssVariableReference,
  DataAttributeReference,
  FunctionReference,
  KeyReference,
  PageReference,
  ParameterReference,
  PropReference,
} from '@guadua/docgen';
import { CODE_URL } from '../src/site/site-links.ts';

/** The static parts of a page, as HTML. */
export interface ReferenceHtml {
  /** The tables of props, functions, variables and attributes. */
  readonly reference: string;
  /** The table of keys; empty where there is none. */
  readonly keys: string;
}

const TOOLS =
  '<div class="ref-tools"><label for="ref-filter">Filtrar la referencia</label><input id="ref-filter" type="search" autocomplete="off" spellcheck="false"><output class="ref-count" for="ref-filter"></output><button type="button" class="tool tool-accent ref-all">Desplegar todo</button></div>';

/*
 * Every name of a page stands here, so the markup is short: cells and rows that the next one closes,
 * and two columns, which stay a table on the narrowest phone.
 */
export function referenceHtml(page: PageReference): ReferenceHtml {
  return { reference: firstAnchors(reference(page)), keys: keyTable(page.keys) };
}

/** Settings of one prop, and types with the same field, share an anchor: it is at the first. */
function firstAnchors(html: string): string {
  const seen = new Set<string>();
  return html.replace(/<tr id="([^"]*)">/g, (row, id: string) => {
    if (seen.has(id)) return '<tr>';
    seen.add(id);
    return row;
  });
}

function reference({ components, functions, types }: PageReference): string {
  const groups = [
    ...components.map(({ id, name }) => [id, name]),
    ...(functions.length > 0 ? [['api-funciones', 'Funciones']] : []),
    ...types.map(({ id, name }) => [id, name]),
  ];
  return [
    TOOLS,
    groups.length > 1
      ? `<nav class="ref-index" aria-label="Partes de la referencia">${groups
          .map(([id, text]) => `<a href="#${id}">${text}</a>`)
          .join(' ')}</nav>`
      : '',
    ...components.map((one, index) => component(one, components.slice(0, index))),
    functionGroup(functions),
    ...types.map(({ id, name, importFrom, description, props }) =>
      group({ id, title: name, from: importFrom }, [note(description), propTable('Campos', props)]),
    ),
    '<p class="ref-none" hidden>Nada con ese nombre en esta página.</p>',
  ].join('');
}

/** What an earlier component of the page has just the same is named with a link to it. */
function component(one: ComponentReference, before: readonly ComponentReference[]): string {
  const { id, name, importFrom, description, element, fullAt } = one;
  const props = split(
    one.props,
    ({ id: anchor }) => anchor,
    before,
    (other) => other.props,
  );
  const variables = split(one.cssVariables, rowText, before, (other) => other.cssVariables);
  const attributes = split(one.dataAttributes, rowText, before, (other) => other.dataAttributes);
  const same = before.flatMap((owner) => {
    const shared = [props, variables, attributes].flatMap(({ known }) => known.get(owner) ?? []);
    return shared.length > 0 ? [sameAs(owner, shared)] : [];
  });
  return group({ id, title: name, from: importFrom }, [
    note(
      description,
      fullAt ? `Aquí, algunas de sus propiedades; <a href="${fullAt}#${id}">todas</a>.` : '',
      element ? `Acepta además los atributos nativos de <code>&lt;${element}></code>.` : '',
    ),
    propTable('Propiedades', props.own),
    variableTable(variables.own),
    attributeTable(attributes.own),
    ...same,
  ]);
}

function note(description: string, ...more: string[]): string {
  return `<p class="example-note">${[inline(description), ...more].filter(Boolean).join(' ')}</p>`;
}

function rowText(row: object): string {
  return JSON.stringify(row);
}

interface Named {
  readonly name: string;
  readonly id?: string;
}

/** The rows that are new, and those that an earlier component of the page has just the same. */
function split<Row extends Named>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  before: readonly ComponentReference[],
  rowsOf: (component: ComponentReference) => readonly Row[],
): { own: Row[]; known: Map<ComponentReference, Row[]> } {
  const own: Row[] = [];
  const known = new Map<ComponentReference, Row[]>();
  for (const row of rows) {
    const owner = before.find((one) => rowsOf(one).some((other) => keyOf(other) === keyOf(row)));
    if (owner) known.set(owner, [...(known.get(owner) ?? []), row]);
    else own.push(row);
  }
  return { own, known };
}

function sameAs(owner: ComponentReference, rows: readonly Named[]): string {
  const names = [...new Set(rows.map(({ name }) => name))].map((name) => `<code>${name}</code>`);
  return `<p class="ref-same">Igual que en <a href="#${owner.id}">${owner.name}</a>: ${names.join(', ')}.</p>`;
}

interface GroupHead {
  readonly id: string;
  readonly title: string;
  /** What it is imported from; empty where that differs inside. */
  readonly from: string;
}

function group({ id, title, from }: GroupHead, content: readonly string[]): string {
  const source = from && ` <code>${from}</code>`;
  return `<details class="ref-group"><summary class="ref-head"><h3 id="${id}">${title}</h3>${source}</summary>${content.join('')}</details>`;
}

function variableTable(rows: readonly CssVariableReference[]): string {
  return table(
    'Variables CSS',
    rows.map(({ name, default: standard, description }) =>
      row(
        `<code>${name}</code>`,
        standard === undefined ? '' : `<code>${escapeHtml(shortened(standard))}</code>`,
        inline(description),
      ),
    ),
    '',
  );
}

function attributeTable(rows: readonly DataAttributeReference[]): string {
  return table(
    'Atributos de datos',
    rows.map(({ name, values = [], part, description }) =>
      row(
        `<code>${name}</code>`,
        values.map((value) => `<code>${escapeHtml(value)}</code>`).join(' · '),
        `${inline(description)}${part ? ` <i>En <code>${part}</code>.</i>` : ''}`,
      ),
    ),
    '',
  );
}

function propTable(title: string, props: readonly PropReference[]): string {
  return table(
    title,
    props.map(({ id, name, type, required, default: standard, description, when }) =>
      row(
        `<code>${escapeHtml(name)}</code>${required ? ' <b>obligatoria</b>' : ''}`,
        `${typeOf(type, standard)}${when ? ` <i>${escapeHtml(when)}</i>` : ''}`,
        inline(description),
        id,
      ),
    ),
  );
}

function functionGroup(functions: readonly FunctionReference[]): string {
  if (functions.length === 0) return '';
  const sources = new Set(functions.map(({ importFrom }) => importFrom));
  const [first = ''] = sources;
  const rows = functions.map(({ id, name, importFrom, signature, description, parameters }) =>
    row(
      `<code>${escapeHtml(name)}</code>${sources.size > 1 ? ` <i>${importFrom}</i>` : ''}`,
      `<code>${escapeHtml(signature)}</code>`,
      `${inline(description)}${parameterList(parameters)}`,
      id,
    ),
  );
  return group({ id: 'api-funciones', title: 'Funciones', from: sources.size === 1 ? first : '' }, [
    table('', rows),
  ]);
}

/** What the signature doesn't say: "El texto." says nothing about `text`, nor an object of its fields. */
function parameterList(parameters: readonly ParameterReference[]): string {
  const informative = parameters.filter(
    ({ name, description }) =>
      !/^(?:El|La|Los|Las) \p{L}+\.$/u.test(description) &&
      !parameters.some((other) => other.name.startsWith(`${name}.`)),
  );
  if (informative.length === 0) return '';
  const items = informative.map(
    ({ name, type, default: standard, description }) =>
      `<li><code>${escapeHtml(name)}</code>${
        name.includes('.') ? ` ${typeOf(type, standard)}` : standardOf(standard)
      }: ${inline(description)}`,
  );
  return `<ul>${items.join('')}</ul>`;
}

function table(title: string, rows: readonly string[], heads = HEADS): string {
  if (rows.length === 0) return '';
  const caption = title && `<caption>${title}</caption>`;
  return `<table class="table ref-table">${caption}${heads}<tbody>${rows.join('')}</table>`;
}

const HEADS = headRow('Nombre', 'Qué es');

function headRow(name: string, rest: string): string {
  return `<thead><tr><th scope="col">${name}<th scope="col">${rest}`;
}

function row(head: string, first: string, then: string, id?: string): string {
  const anchor = id === undefined ? '' : ` id="${id}"`;
  return `<tr${anchor}><th scope="row">${head}<td>${first}${first && then && '<br>'}${then}`;
}

function typeOf(type: string, standard: string | undefined): string {
  return `<code>${escapeHtml(type)}</code>${standardOf(standard)}`;
}

function standardOf(text: string | undefined): string {
  if (text === undefined) return '';
  const code =
    /^(['"\d[{(-]|(true|false|null|undefined)$|[\w.]+$)/.test(text) && !/, o /.test(text);
  return ` = ${code ? `<code>${escapeHtml(text)}</code>` : inline(text)}`;
}

function keyTable(keys: readonly KeyReference[]): string {
  if (keys.length === 0) return '';
  const widgets = [...new Set(keys.map(({ widget }) => widget))];
  const bodies = widgets.map((widget) => {
    const rows = keys.filter((one) => one.widget === widget).map(keyRow);
    const head = widget ? `<tr><th colspan="2" scope="rowgroup">${escapeHtml(widget)}` : '';
    return `<tbody>${head}${rows.join('')}`;
  });
  return `<table class="table ref-table">${headRow('Tecla', 'Qué hace')}${bodies.join('')}</table>`;
}

function keyRow({ keys, action, test }: KeyReference): string {
  const pressed = keys.map((combination) =>
    combination
      .split(' + ')
      .map((key) => `<kbd>${escapeHtml(key)}</kbd>`)
      .join(' + '),
  );
  return row(
    pressed.join(keys.some((one) => one.includes(' + ')) ? ' o ' : ' '),
    `${inline(action)} <small><a href="${CODE_URL}/blob/main/${test.file}">✓&nbsp;probado</a></small>`,
    '',
  );
}

/** A drawing in a value is known by its beginning. */
function shortened(value: string): string {
  return value.replace(/url\(.*\)/, 'url(…)');
}

/** Code stands between backticks. */
function inline(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
