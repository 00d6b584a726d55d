import type { PageReference } from '@guadua/docgen';
import { slug } from '../src/demo/slug.ts';
import { apiAnchor } from '../src/search/api-anchor.ts';
import type { IndexedApi, IndexedPage } from '../src/search/search.types.ts';
import { textOf } from './parse-page.ts';

/** What fits under a result: longer sentences would be found by words that are not shown. */
const SHOWN = 72;

/** Properties that every element has: a search for them would find each page. */
const NATIVE = /^(?:id|className|style|onFocus|onBlur|aria-.*)$/;

/** What can be found of a prerendered page and of its reference. */
export function indexPage(
  path: string,
  main: Element,
  reference: PageReference | undefined,
): IndexedPage {
  const examples: [title: string, note: string, id?: string][] = [];
  const sections: [title: string, id?: string][] = [];
  const keys: [string, string, string][] = [];
  for (const part of main.querySelectorAll('section')) {
    const heading = part.querySelector('h2');
    if (!heading?.id) continue;
    const title = textOf(heading);
    const id: [string?] = heading.id === slug(title) ? [] : [heading.id];
    if (part.matches('.example')) {
      examples.push([title, shorten(textOf(part.querySelector('.example-note')), SHOWN), ...id]);
      continue;
    }
    sections.push([title, ...id]);
    for (const row of part.querySelectorAll('tr')) {
      const cap = row.querySelector('th');
      const effect = row.querySelector('td')?.cloneNode(true) as Element | undefined;
      if (cap?.querySelector('kbd') && effect) {
        // The test that proves it is nothing to look for.
        for (const testName of effect.querySelectorAll('small')) testName.remove();
        keys.push([heading.id, textOf(cap), shorten(textOf(effect), SHOWN)]);
      }
    }
  }
  return {
    path,
    lead: textOf(main.querySelector('.lead')),
    examples,
    sections,
    api: reference ? indexReference(main, reference) : [],
    keys,
  };
}

function indexReference(
  main: Element,
  { components, functions, types }: PageReference,
): IndexedApi[] {
  const ids = new Set([...main.querySelectorAll('[id^="api-"]')].map(({ id }) => id));
  const covered = new Set<string>();
  return [...components, ...functions, ...types].map((part): IndexedApi => {
    const known = new Set<string>();
    // What an earlier part of the page has as well is described there, and so is another form of the same property.
    const props = ('props' in part ? part.props : []).filter(({ id, name }) => {
      const isNew = !covered.has(id) && !known.has(name) && !NATIVE.test(name);
      covered.add(id);
      known.add(name);
      return isNew;
    });
    const anchors: Record<string, string> = {};
    const note = (key: string, id: string, usual: string) => {
      const known = ids.has(id) ? id : '';
      const expected = anchors[''] === '' ? '' : usual;
      if (known !== expected) anchors[key] = known;
    };
    note('', part.id, apiAnchor(part.name));
    for (const { name, id } of props) note(name, id, apiAnchor(part.name, name));
    const names = props.map(({ name }) => name);
    return Object.keys(anchors).length > 0 ? [part.name, names, anchors] : [part.name, names];
  });
}

/** The beginning of a text, whole words only. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, text.lastIndexOf(' ', length)).replace(/[\s,;:.(«]+$/, '')}…`;
}
