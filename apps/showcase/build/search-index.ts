import { slug } from '../src/demo/slug.ts';
import type { IndexedPage } from '../src/search/search.types.ts';
import { textOf } from './parse-page.ts';

interface PageFacts {
  path: string;
  title: string;
  group: string | null;
}

/** What can be found of a prerendered page. */
export function indexPage({ path, title, group }: PageFacts, main: Element): IndexedPage {
  const examples: [title: string, note: string, id?: string][] = [];
  const sections: [title: string, id?: string][] = [];
  const keys: [string, string, string][] = [];
  for (const part of main.querySelectorAll('.example, .section')) {
    const heading = part.querySelector('h2');
    if (!heading?.id) continue;
    const title = textOf(heading);
    const id: [string?] = heading.id === slug(title) ? [] : [heading.id];
    if (part.matches('.example')) {
      examples.push([title, textOf(part.querySelector('.example-note')), ...id]);
      continue;
    }
    sections.push([title, ...id]);
    for (const row of part.querySelectorAll('tr')) {
      const cap = row.querySelector('th');
      const effect = row.querySelector('td');
      if (cap?.querySelector('kbd') && effect) {
        keys.push([heading.id, textOf(cap), textOf(effect)]);
      }
    }
  }
  return {
    path,
    title,
    group: group ?? '',
    lead: textOf(main.querySelector('.lead')),
    examples,
    sections,
    api: [],
    keys,
  };
}
