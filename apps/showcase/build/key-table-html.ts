import type { ComponentReference, KeyReference } from '@guadua/docgen';
import { CODE_URL } from '../src/site/site-links.ts';
import { escapeHtml, headRow, inline, row, shortTable } from './html-tables.ts';

/** How many keys are in sight before one asks for the others. */
const FIRST_KEYS = 3;

/** The keys by widget, those of the widget with the most of them first. */
export function keyTable(
  keys: readonly KeyReference[],
  components: readonly ComponentReference[],
): string {
  const names = new Set(components.map(({ name }) => name));
  const widgets = new Map<string, KeyReference[]>();
  for (const key of keys) {
    const widget = key.widget ?? folderOf(key);
    widgets.set(widget, [...(widgets.get(widget) ?? []), key]);
  }
  const groups = [...widgets].toSorted(([, a], [, b]) => b.length - a.length);
  const rows = groups.flatMap(([widget, own]) => {
    const isNamed = groups.length > 1 && (own[0]?.widget || names.has(widget));
    const head = `<tr><th colspan="2" scope="rowgroup">${escapeHtml(widget)}`;
    return own.map((key, index) => `${isNamed && index === 0 ? head : ''}${keyRow(key)}`);
  });
  if (rows.length === 0) return '';
  return shortTable('', rows, FIRST_KEYS, 'teclas', headRow('Tecla', 'Qué hace'));
}

/** The component that a test of a key belongs to, by its folder: `DatePicker`. */
function folderOf({ test }: KeyReference): string {
  const [, folder = ''] = /\/src\/([^/]+)\//.exec(test.file) ?? [];
  return folder.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
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
