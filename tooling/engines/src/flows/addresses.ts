import type { Visitor } from './visitor.ts';

const BUTTONS = '/ui/buttons';
/** An anchor stops less than this below the toolbar, in pixels. */
const NEAR = 80;

/** From page to page by the sidebar, and through the history (SHL-5). */
export async function followSidebar(visitor: Visitor): Promise<void> {
  await visitor.open(BUTTONS);
  await visitor.scrollTo(900);
  await visitor.press('.sidebar a', 'Snackbar');
  await visitor.shows('the page, with the focus on its heading', (page) => {
    const { path, title, focused, heading, scroll } = page;
    const isThere = path === '/utils/snackbar' && title === 'Snackbar · Guadua' && scroll === 0;
    return isThere && heading === 'Snackbar' && focused.tag === 'h1' && focused.name === heading;
  });
  await visitor.sees('it marked in the sidebar', ['.sidebar [aria-current]'], (link) => {
    return link?.text === 'Snackbar';
  });
  await visitor.scrollTo(500);
  await visitor.back();
  await visitor.shows('the first page where it was left', (page) => {
    return page.path === BUTTONS && page.heading === 'Botones' && page.scroll === 900;
  });
  await visitor.forward();
  await visitor.shows('the second where it was left', (page) => {
    return page.path === '/utils/snackbar' && page.heading === 'Snackbar' && page.scroll === 500;
  });
}

/** A reload, and the way back from another document, lead to where one was (SHL-5). */
export async function keepPlace(visitor: Visitor): Promise<void> {
  await visitor.open(BUTTONS);
  await visitor.scrollTo(1200);
  await visitor.reload();
  await visitor.shows('the place after a reload', ({ scroll }) => scroll === 1200);
  // A document of its own: another policy comes with it.
  await visitor.load('/social');
  await visitor.shows('another document', ({ path, scroll }) => path === '/social' && scroll === 0);
  await visitor.back();
  await visitor.shows('the place after another document', ({ path, scroll }) => {
    return path === BUTTONS && scroll === 1200;
  });
}

/** Links to a part of the same page, and addresses with an anchor (SHL-5). */
export async function followAnchors(visitor: Visitor): Promise<void> {
  await visitor.open(BUTTONS);
  await visitor.press('.contents a', 'Tamaños');
  await visitor.shows('the focus on its heading', ({ hash, focused }) => {
    return hash === '#tamanos' && focused.id === 'tamanos';
  });
  await stopsAt(visitor, 'tamanos');
  for (const [id, title] of [
    ['tonos', 'Tonos'],
    ['cargando', 'Cargando'],
  ] as const) {
    await visitor.press('.contents a', title);
    await stopsAt(visitor, id);
  }
  await visitor.open('/select/options#municipios');
  await stopsAt(visitor, 'municipios');
  // Written into the address bar of the page that is there.
  for (const id of ['grupos', 'simple', 'limite']) {
    await visitor.load(`/select/options#${id}`);
    await visitor.shows('the address', ({ hash }) => hash === `#${id}`);
    await stopsAt(visitor, id);
  }
}

/** The address itself gets another anchor; going back leads to where each was left (SHL-5). */
export async function changeHash(visitor: Visitor): Promise<void> {
  const goTo = async (id: string) => {
    await visitor.driver.call('(id) => { location.hash = id; }', [id]);
    await stopsAt(visitor, id);
  };
  const isAt = (hash: string, place: number) =>
    visitor.shows(`${hash || 'the beginning'} where it was left`, (page) => {
      return page.hash === hash && page.scroll === place;
    });
  await visitor.open(BUTTONS);
  await visitor.scrollTo(300);
  await visitor.call('rest');
  await goTo('tonos');
  await visitor.scrollTo(1130);
  await visitor.call('rest');
  await goTo('tamanos');
  await visitor.scrollTo(1700);
  await visitor.call('rest');
  await visitor.back();
  await isAt('#tonos', 1130);
  await visitor.back();
  await isAt('', 300);
  await visitor.forward();
  await isAt('#tonos', 1130);
  await visitor.forward();
  await isAt('#tamanos', 1700);
}

/** An address that leads nowhere says so, and has ways on (SHL-3). */
export async function loseTheWay(visitor: Visitor): Promise<void> {
  await visitor.open('/no/existe');
  await visitor.shows('that there is no such page', ({ heading }) => {
    return heading === 'Página no encontrada';
  });
  await visitor.press('main a', 'Volver al inicio');
  await visitor.shows('the home', ({ path, heading }) => {
    return path === '/' && heading === 'Librería React de uso general';
  });
  await visitor.open('/no/existe');
  await visitor.press('main .search-button');
  await visitor.shows('the search', ({ dialog }) => dialog === 'Buscar en Guadua');
  await visitor.write('pin');
  await visitor.shows('what was looked for', ({ active }) => active?.href === '/forms/pin');
  await visitor.keys('Enter');
  await visitor.shows('its page', ({ path, focused }) => {
    return path === '/forms/pin' && focused.tag === 'h1';
  });
}

/** The menu of a narrow window (SHL-2). */
export async function openDrawer(visitor: Visitor): Promise<void> {
  await visitor.driver.resize({ width: 390, height: 844 });
  await visitor.open('/');
  await visitor.sees('no sidebar', ['.sidebar'], (sidebar) => sidebar === null);
  // The first is the link to the content.
  for (const name of ['Saltar al contenido', 'Menú']) {
    await visitor.keys('Tab');
    await visitor.shows(`the focus on ${name}`, ({ focused }) => focused.name === name);
  }
  await visitor.keys('Enter');
  await visitor.shows('the drawer', ({ dialog, focused }) => {
    return dialog === 'Menú' && focused.isInDialog;
  });
  for (let step = 0; step < 40; step += 1) {
    await visitor.keys('Tab');
    await visitor.shows('the focus in the drawer or round the page', ({ focused }) => {
      return focused.isInDialog || focused.tag === 'body';
    });
  }
  await visitor.keys('Escape');
  await visitor.shows('the focus back on the button', ({ dialog, focused }) => {
    return dialog === '' && focused.name === 'Menú';
  });
  await visitor.press('header button', 'Menú');
  await visitor.press('dialog[open] a', 'Snackbar');
  await visitor.shows('the page, and no drawer', ({ path, dialog, focused }) => {
    const isThere = path === '/utils/snackbar' && dialog === '';
    return isThere && focused.tag === 'h1' && focused.name === 'Snackbar';
  });
}

async function stopsAt(visitor: Visitor, id: string): Promise<void> {
  const read = () => visitor.call<number | null>('distanceBelowToolbar', `#${id}`);
  await visitor.until(`${id} below the toolbar`, read, (distance) => {
    return distance !== null && distance >= 0 && distance < NEAR;
  });
  // What would lead away from it does so with the next pictures.
  await visitor.call('rest');
  await visitor.until(`${id} still there`, read, (distance) => {
    return distance !== null && distance >= 0 && distance < NEAR;
  });
}
