/* Tables as HTML, and what stands in their cells. The markup is short: the next one closes cells and rows. */

/** A table whose first rows are in sight; the others are behind a fold, unless they are few. */
export function shortTable(
  title: string,
  rows: readonly string[],
  first: number,
  what: string,
  heads: string,
  className = '',
): string {
  if (rows.length <= first + 2) return table(title, rows, heads, className);
  const rest = rows.length - first;
  return [
    table(title, rows.slice(0, first), heads, className),
    `<details class="ref-rest"><summary class="fold-sign">${rest} ${what} más</summary>`,
    table(title && `${title}, las demás`, rows.slice(first), heads, className),
    '</details>',
  ].join('');
}

export function table(
  title: string,
  rows: readonly string[],
  heads = HEADS,
  className = '',
): string {
  if (rows.length === 0) return '';
  const caption = title && `<caption>${title}</caption>`;
  return `<table class="table ref-table${className}">${caption}${heads}<tbody>${rows.join('')}</table>`;
}

export const HEADS = headRow('Nombre', 'Qué es');
export const PROP_HEADS = headRow('Nombre', 'Tipo', 'Por defecto', 'Descripción');

export function headRow(...names: readonly string[]): string {
  return `<thead><tr>${names.map((name) => `<th scope="col">${name}`).join('')}`;
}

export function row(head: string, first: string, then: string, id?: string): string {
  const anchor = id === undefined ? '' : ` id="${id}"`;
  return `<tr${anchor}><th scope="row">${head}<td>${first}${first && then && '<br>'}${then}`;
}

/** Code stands between backticks. */
export function inline(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
