import { type Location, NavigationType, parsePath } from 'react-router';
import { expect, test } from 'vitest';
import type { PageContent } from './page-content';
import { arrive, firstVisit, makeReady, type SiteState } from './site-state';

const CONTENT: PageContent = { kind: 'page', Page: () => null };
const BEGIN = stateAt('/ui/buttons');

test('a page that was made ready is the one that is shown', () => {
  const ready = makeReady(BEGIN, '/forms/pin', CONTENT);
  const { page, ahead } = go(ready, '/forms/pin');
  expect(page).toBe(ready.ahead);
  expect(ahead).toBeUndefined();
});

test('a page that was made ready for nothing is dropped', () => {
  const { page, ahead } = go(makeReady(BEGIN, '/forms/pin', CONTENT), '/select/basic');
  expect(page.pathname).toBe('/select/basic');
  expect(page.id).toBeGreaterThan(1);
  expect(ahead).toBeUndefined();
});

test.each([
  ['a return', '/forms/pin', NavigationType.Pop],
  ['an anchor', '/forms/pin#teclado', NavigationType.Push],
])('%s takes a page that has its whole height', (_, address, action) => {
  const ready = makeReady(BEGIN, '/forms/pin', CONTENT);
  const { page } = go(ready, address, action);
  expect(page.id).not.toBe(ready.ahead?.id);
  expect(page.atOnce).toBe(true);
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
  expect(makeReady(BEGIN, '/ui/buttons', CONTENT)).toBe(BEGIN);
  const ready = makeReady(BEGIN, '/forms/pin', CONTENT);
  expect(makeReady(ready, '/forms/pin', CONTENT)).toBe(ready);
});

function stateAt(pathname: string): SiteState {
  return {
    location: locationOf(pathname),
    action: NavigationType.Pop,
    page: firstVisit(pathname, CONTENT),
    ahead: undefined,
    lastId: 0,
  };
}

function go(state: SiteState, address: string, action = NavigationType.Push): SiteState {
  return arrive(state, { location: locationOf(address), action, content: CONTENT });
}

function locationOf(address: string): Location {
  const { pathname = '', search = '', hash = '' } = parsePath(address);
  return { pathname, search, hash, state: null, key: address };
}
