import { type Location, NavigationType, parsePath } from 'react-router';
import { expect, test } from 'vitest';
import type { PageContent } from './page-content';
import { firstVisit, navigate, preload, type SiteState } from './site-state';

const CONTENT: PageContent = { kind: 'page', Page: () => null };
const BEGIN = stateAt('/ui/buttons');

test('a page that was made ready is the one that is shown', () => {
  const ready = preload(BEGIN, '/forms/pin', CONTENT);
  const { page, preloaded } = go(ready, '/forms/pin');
  expect(page).toBe(ready.preloaded);
  expect(preloaded).toBeUndefined();
});

test('a page that was made ready for nothing is dropped', () => {
  const { page, preloaded } = go(preload(BEGIN, '/forms/pin', CONTENT), '/select/basic');
  expect(page.pathname).toBe('/select/basic');
  expect(page.id).toBeGreaterThan(1);
  expect(preloaded).toBeUndefined();
});

test.each([
  ['a return', '/forms/pin', NavigationType.Pop],
  ['an anchor', '/forms/pin#teclado', NavigationType.Push],
])('%s takes a page that has its whole height', (_, address, action) => {
  const ready = preload(BEGIN, '/forms/pin', CONTENT);
  const { page } = go(ready, address, action);
  expect(page.id).not.toBe(ready.preloaded?.id);
  expect(page.renderWhole).toBe(true);
});

test('a page stays while one moves between its anchors', () => {
  const { page } = go(go(BEGIN, '/ui/buttons#tonos'), '/ui/buttons', NavigationType.Pop);
  expect(page).toBe(BEGIN.page);
});

test('a page stays when only its query changes', () => {
  expect(go(BEGIN, '/ui/buttons?tono=danger').page).toBe(BEGIN.page);
});

test('a page comes afresh for those who ask for where they are', () => {
  const { page } = go(BEGIN, '/ui/buttons', NavigationType.Replace);
  expect(page.id).not.toBe(BEGIN.page.id);
  expect(page.pathname).toBe('/ui/buttons');
});

test('a page that could not come takes its place when it does', () => {
  const failure: PageContent = { kind: 'failed', error: new Error('offline') };
  const failed = { ...BEGIN, page: { ...BEGIN.page, content: failure } };
  expect(go(failed, '/ui/buttons#tonos').page.content).toBe(CONTENT);
});

test('nothing is made ready twice, nor what is shown', () => {
  expect(preload(BEGIN, '/ui/buttons', CONTENT)).toBe(BEGIN);
  const ready = preload(BEGIN, '/forms/pin', CONTENT);
  expect(preload(ready, '/forms/pin', CONTENT)).toBe(ready);
});

function stateAt(pathname: string): SiteState {
  return {
    location: locationOf(pathname),
    action: NavigationType.Pop,
    page: firstVisit(pathname, CONTENT),
    preloaded: undefined,
    lastId: 0,
  };
}

function go(state: SiteState, address: string, action = NavigationType.Push): SiteState {
  return navigate(state, { location: locationOf(address), action, content: CONTENT });
}

function locationOf(address: string): Location {
  const { pathname = '', search = '', hash = '' } = parsePath(address);
  return { pathname, search, hash, state: null, key: address };
}
