import type { PageLook } from './in-page.ts';
import type { Visitor } from './visitor.ts';

const TRIGGER = '[role="combobox"]';

/** An open list goes on where it was left, when its page comes back from the back/forward cache (SEL-5). */
export async function returnToList(visitor: Visitor): Promise<void> {
  const list = `.example:has(#una-opcion) ${TRIGGER}`;
  await visitor.open('/select/basic');
  await visitor.press(list);
  await visitor.shows('the search', isSearch);
  await visitor.write('a');
  const found = await visitor.shows('what was found', (page) => {
    return isSearch(page) && page.active !== null && !page.active.isLast;
  });
  await leaveAndComeBack(visitor);
  await visitor.shows('the search as it was left', (page) => {
    return isSearch(page) && page.active?.text === found.active?.text;
  });
  await visitor.sees('its text', [`input${TRIGGER}`, 'Buscar'], (search) => search?.value === 'a');
  await visitor.keys('ArrowDown');
  const { active } = await visitor.shows('the next option', (page) => {
    return page.active !== null && page.active.text !== found.active?.text;
  });
  await visitor.keys('Enter');
  await visitor.sees('it chosen', [list], (trigger) => {
    return (
      trigger !== null && trigger.text !== '' && active?.text.startsWith(trigger.text) === true
    );
  });
  await visitor.shows('the focus back', ({ dialog, focused }) => {
    return dialog === '' && focused.tag === 'button' && focused.name.startsWith('Personaje');
  });
}

/** A remote list that is left as it opens has its rows when it comes back (SEL-11). */
export async function returnToRemoteList(visitor: Visitor): Promise<void> {
  await visitor.open('/select/remote');
  await visitor.press(`.example:has(#municipios-de-colombia) ${TRIGGER}`);
  await visitor.sees('the list', ['[role="listbox"]'], Boolean);
  await leaveAndComeBack(visitor);
  await visitor.sees('its rows', ['[role="option"]'], Boolean);
  await visitor.sees('that nothing more is awaited', ['[role="listbox"]'], (list) => {
    return list !== null && list.attributes['aria-busy'] === undefined;
  });
  await visitor.keys('Escape');
  await visitor.sees('it closed', ['[role="listbox"]'], (list) => list === null);
}

function isSearch({ focused }: PageLook): boolean {
  return focused.name === 'Buscar';
}

/** Leaves the page for another document and comes back to the very same one. */
async function leaveAndComeBack(visitor: Visitor): Promise<void> {
  const { path } = await visitor.call<PageLook>('look');
  await visitor.driver.call(`() => {
    window.comesBack = 'not yet';
    addEventListener('pageshow', ({ persisted }) => {
      window.comesBack = persisted ? 'kept' : 'loaded';
    });
  }`);
  await visitor.load('/ui/buttons');
  await visitor.shows('another document', (page) => page.path === '/ui/buttons');
  await visitor.back();
  const read = () =>
    visitor.driver.call("() => [location.pathname, window.comesBack ?? 'made anew'].join(' ')");
  await visitor.until('the page that was left', read, (seen) => seen === `${path} kept`);
}
