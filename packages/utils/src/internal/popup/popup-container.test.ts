// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { popupContainer } from './popup-container';

afterEach(() => document.body.replaceChildren());

const byId = (id: string) => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`no #${id}`);
  return element;
};

describe('popupContainer (CMP-11)', () => {
  it('is the nearest dialog, of whatever library, else the body', () => {
    document.body.innerHTML = `
      <dialog open id="outer"><dialog open id="inner"><button id="a"></button></dialog></dialog>
      <dialog id="closed"><button id="b"></button></dialog>
      <div role="dialog" id="foreign"><button id="c"></button></div>`;
    expect(popupContainer(byId('a'))).toBe(byId('inner'));
    expect(popupContainer(byId('b'))).toBe(document.body);
    expect(popupContainer(byId('c'))).toBe(byId('foreign'));
  });

  it('is what the application wants, while that is in the page', () => {
    document.body.innerHTML = '<button id="a"></button><div id="own"></div>';
    const own = byId('own');
    expect(popupContainer(byId('a'), own)).toBe(own);
    expect(popupContainer(byId('a'), null)).toBe(document.body);
    own.remove();
    expect(popupContainer(byId('a'), own)).toBe(document.body);
  });

  it('stays in the shadow root or the frame of its trigger', () => {
    const root = document.body
      .appendChild(document.createElement('div'))
      .attachShadow({ mode: 'open' });
    const inside = root.appendChild(document.createElement('button'));
    expect(popupContainer(inside)).toBe(root);
    const frame = document.body.appendChild(document.createElement('iframe'));
    const page = frame.contentDocument;
    if (!page) throw new Error('no page in the frame');
    expect(popupContainer(page.body.appendChild(page.createElement('button')))).toBe(page.body);
  });
});
