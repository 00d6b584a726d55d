import type { PageLook } from './in-page.ts';
import type { Visitor } from './visitor.ts';

const DIALOG = 'Buscar en Guadua';
const FIELD = 'Páginas, ejemplos, propiedades o teclas';

/** Opened by its button and its keys, closed by Escape, it gives the focus back; it needs no accents. */
export async function search(visitor: Visitor): Promise<void> {
  await visitor.open('/ui/buttons');
  await visitor.press('header .search-button');
  await visitor.shows('the search', isOpen);
  await visitor.keys('Escape');
  const isBack = ({ dialog, focused }: PageLook) => {
    return dialog === '' && focused.tag === 'button' && focused.name.startsWith('Buscar…');
  };
  await visitor.shows('the focus back on its button', isBack);
  await visitor.keys('Control+k');
  await visitor.shows('the search by its keys', isOpen);
  await visitor.keys('Escape');
  await visitor.shows('the focus back where it was', isBack);
  await visitor.keys('Control+k');
  await visitor.shows('the search once more', isOpen);
  await visitor.write('contrasena');
  await visitor.shows('what is written with an ñ', ({ active }) => {
    return active?.href.startsWith('/forms/password') ?? false;
  });
  await visitor.keys('Enter');
  await visitor.shows('its page', ({ path, dialog, focused }) => {
    return path === '/forms/password' && dialog === '' && focused.tag === 'h1';
  });
}

/** The arrows choose, though the pointer rests on the list; Enter goes to what they chose. */
export async function searchUnderPointer(visitor: Visitor): Promise<void> {
  await visitor.open('/');
  await visitor.keys('Control+k');
  await visitor.shows('the search', isOpen);
  await visitor.write('fecha');
  await visitor.shows('the first answer', ({ active }) => active !== null && !active.isLast);
  const third = '.search-option[id$="-2"]';
  await visitor.point(third);
  await visitor.sees('the one that is pointed at', [third], isSelected);
  await visitor.keys('End');
  await visitor.shows('the last', ({ active }) => active?.isLast ?? false);
  await visitor.call('rest');
  const last = await visitor.shows('the last, still', ({ active }) => active?.isLast ?? false);
  await visitor.keys('ArrowDown');
  await visitor.sees('the first', ['.search-option[id$="-0"]'], isSelected);
  await visitor.call('rest');
  await visitor.keys('ArrowUp');
  await visitor.shows('the last again', ({ active }) => active?.href === last.active?.href);
  await visitor.call('rest');
  await visitor.keys('ArrowUp');
  await visitor.call('rest');
  const { active } = await visitor.shows('the one before', ({ active }) => {
    return active !== null && active.href !== '' && !active.isLast;
  });
  await visitor.sees('it in view', ['.search-option[aria-selected="true"]'], (option) => {
    return option?.isInView ?? false;
  });
  await visitor.keys('Enter');
  await visitor.shows('what was chosen', ({ path, hash, dialog }) => {
    return path + hash === active?.href && dialog === '';
  });
}

function isOpen({ dialog, focused }: PageLook): boolean {
  return dialog === DIALOG && focused.name === FIELD;
}

function isSelected(option: { attributes: Record<string, string> } | null): boolean {
  return option?.attributes['aria-selected'] === 'true';
}
