import { listen, together } from './dom';

/**
 * Sets for a sheet's style what is visible above an on-screen keyboard, which only shrinks the visual
 * viewport: `--gd-sheet-height`, `--gd-sheet-top`, `--gd-sheet-bottom`.
 *
 * @returns Ends it.
 */
export function fitVisualViewport(sheet: HTMLElement): () => void {
  const { defaultView: window, documentElement } = sheet.ownerDocument;
  const viewport = window?.visualViewport;
  if (!viewport) return () => {};
  const update = () => {
    const { height, offsetTop } = viewport;
    const bottom = Math.max(0, documentElement.clientHeight - height - offsetTop);
    sheet.style.setProperty('--gd-sheet-height', `${height}px`);
    sheet.style.setProperty('--gd-sheet-top', `${offsetTop}px`);
    sheet.style.setProperty('--gd-sheet-bottom', `${bottom}px`);
  };
  update();
  // A phone that is turned may report the visible part before the page.
  return together([listen(viewport, 'resize scroll', update), listen(window, 'resize', update)]);
}
