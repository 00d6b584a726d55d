import type {
  ComponentReference,
  CssVariableReference,
  DataAttributeReference,
  FunctionReference,
  PageReference,
  ParameterReference,
  PropReference,
} from '@guadua/docgen';
import { escapeHtml, HEADS, inline, PROP_HEADS, row, shortTable, table } from './html-tables.ts';
import { keyTable } from './key-table-html.ts';

/** The static parts of a page, as HTML. */
export interface ReferenceHtml {
  /** The tables of props, functions, variables and attributes. */
  readonly reference: string;
  /** The table of keys; empty where there is none. */
  readonly keys: string;
}

const TOOLS =
  '<div class="ref-tools"><label for="ref-filter">Filtrar la referencia</label><span class="gd-control"><input class="gd-control__input" id="ref-filter" type="search" autocomplete="off" spellcheck="false"></span><output class="ref-count" for="ref-filter"></output><button type="button" class="tool tool-accent ref-all">Desplegar todo</button></div>';

/** How many rows are in sight before one asks for the others. */
const FIRST_PROPS = 3;
const FIRST_FUNCTIONS = 2;

/*
 * Every name of a page stands here, so the markup is short: cells and rows that the next one closes.
 *
 * @param main The component that the page is about: it stands first, and open.
 */
export function referenceHtml(page: PageReference, main?: string): ReferenceHtml {
  const components = page.components.toSorted(
    (a, b) => Number(b.name === main) - Number(a.name === main),
  );
  return {
    reference: firstAnchors(reference({ ...page, components })),
    keys: keyTable(page.keys, components),
  };
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
  return [
    TOOLS,
    '<div class="ref-parts">',
    ...components.map((one, index) => component(one, components.slice(0, index))),
    functionGroup(functions, components.length === 0),
    typeGroup(types),
    '</div>',
    '<p class="ref-none" hidden>Nada con ese nombre en esta página.</p>',
  ].join('');
}

/** The objects that props, parameters and results are made of: one fold for all of them. */
function typeGroup(types: PageReference['types']): string {
  if (types.length === 0) return '';
  const parts = types.map(({ id, name, importFrom, description, props }) =>
    group({ id, title: name, from: importFrom }, [note(description), propTable('Campos', props)]),
  );
  return group({ id: 'api-tipos', title: `Tipos (${types.length})`, from: '' }, parts);
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
  return group({ id, title: name, from: importFrom, open: before.length === 0 }, [
    note(
      description,
      fullAt ? `Aquí, algunas de sus propiedades; <a href="${fullAt}#${id}">todas</a>.` : '',
      element ? `Acepta además los atributos nativos de <code>&lt;${element}></code>.` : '',
    ),
    propTable('Propiedades', props.own),
    fold('Variables CSS', variables.own.length, variableTable(variables.own)),
    fold('Atributos de datos', attributes.own.length, attributeTable(attributes.own)),
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
  readonly open?: boolean;
}

function group({ id, title, from, open }: GroupHead, content: readonly string[]): string {
  const source = from && ` <code>${from}</code>`;
  return `<details class="ref-group"${open ? ' open' : ''}><summary class="ref-head fold-sign"><h3 id="${id}">${title}</h3>${source}</summary>${content.join('')}</details>`;
}

/** A table that is there on demand. */
function fold(title: string, count: number, html: string): string {
  if (count === 0) return '';
  return `<details class="ref-rest"><summary class="fold-sign">${title} (${count})</summary>${html}</details>`;
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
  const rows = props.map(
    ({ id, name, type, required, default: standard, description, when }) =>
      `<tr id="${id}"><th scope="row"><code>${escapeHtml(name)}</code>${
        required ? ' <b>obligatoria</b>' : ''
      }<td><code>${escapeHtml(type)}</code>${
        when ? ` <i>${escapeHtml(when)}</i>` : ''
      }<td>${standard === undefined ? '' : literal(standard)}<td>${inline(description)}`,
  );
  return shortTable(title, rows, FIRST_PROPS, 'propiedades', PROP_HEADS, ' ref-props');
}

function functionGroup(functions: readonly FunctionReference[], open: boolean): string {
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
  const from = sources.size === 1 ? first : '';
  return group({ id: 'api-funciones', title: 'Funciones', from, open }, [
    shortTable('', rows, FIRST_FUNCTIONS, 'funciones', HEADS),
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

function typeOf(type: string, standard: string | undefined): string {
  return `<code>${escapeHtml(type)}</code>${standardOf(standard)}`;
}

function standardOf(text: string | undefined): string {
  return text === undefined ? '' : ` = ${literal(text)}`;
}

/** A default: code, or a sentence where it is no literal. */
function literal(text: string): string {
  const code =
    /^(['"\d[{(-]|(true|false|null|undefined)$|[\w.]+$)/.test(text) && !/, o /.test(text);
  return code ? `<code>${escapeHtml(text)}</code>` : inline(text);
}

/** A drawing in a value is known by its beginning. */
function shortened(value: string): string {
  return value.replace(/url\(.*\)/, 'url(…)');
}
