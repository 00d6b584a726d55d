import { JSDOM } from 'jsdom';

/** The content of a prerendered page, to be read; demos and chrome are still in it. */
export function parsePage(content: string): Element {
  const { document } = new JSDOM(content).window;
  return document.querySelector('main') ?? document.body;
}

/** The text of an element on one line. */
export function textOf(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
}
