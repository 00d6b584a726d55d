import { afterEach, describe, expect, it } from 'vitest';
import { popupContainer } from './popup-container';

afterEach(() => document.body.replaceChildren());

describe('popupContainer (CMP-11)', () => {
  it('is the nearest open dialog, else undefined: the body', () => {
    document.body.innerHTML = `
      <dialog open id="fuera"><dialog open id="dentro"><button id="a"></button></dialog></dialog>
      <dialog id="cerrado"><button id="b"></button></dialog>
      <button id="c"></button>`;
    expect(popupContainer(document.querySelector('#a'))?.id).toBe('dentro');
    expect(popupContainer(document.querySelector('#b'))).toBeUndefined();
    expect(popupContainer(document.querySelector('#c'))).toBeUndefined();
    expect(popupContainer(null)).toBeUndefined();
  });
});
