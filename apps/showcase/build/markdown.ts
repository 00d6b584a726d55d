import { textOf } from './parse-page.ts';

/** What only makes sense on a screen: controls, live values, pictures, ways round the page. */
const LEFT_OUT = [
  'nav',
  'button',
  'form',
  'input',
  'select',
  'textarea',
  'label',
  'fieldset',
  'output',
  'svg',
  'img',
  'style',
  'script',
  'dialog',
  '[aria-hidden="true"]',
  '[hidden]',
  '[data-live]',
  '.crumb',
  '.strip',
  '.stage',
  '.playground-stage',
  '.tema-preview',
  '.margin',
  '.frame-tools',
  '.page-tools',
  // The tests that prove what a key does.
  '.ref-table small',
  '.gd-visually-hidden',
].join(', ');

const BLOCKS = new Set([
  'ADDRESS',
  'ARTICLE',
  'DETAILS',
  'DIV',
  'DL',
  'FIGURE',
  'FOOTER',
  'H1',
  'H2',
  'H3',
  'H4',
  'H5',
  'HEADER',
  'HR',
  'MAIN',
  'OL',
  'P',
  'PRE',
  'SECTION',
  'TABLE',
  'UL',
]);

/**
 * Markdown of a prerendered page; addresses of the site become whole ones.
 *
 * @param english What the page is, in English: it stands under the sentence that says so in Spanish.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: closures over one document, each of a few lines
export function toMarkdown(main: Element, siteUrl: string, english?: string): string {
  const shown = new Set<string>();
  const imports = [...main.querySelectorAll('.strip code')].map(textOf);

  const blocks = (parent: Element): string[] => {
    const found: string[] = [];
    let line = '';
    const endLine = () => {
      const text = line.replace(/\s+/g, ' ').trim();
      if (text) found.push(text);
      line = '';
    };
    for (const node of parent.childNodes) {
      if (isElement(node) && BLOCKS.has(node.tagName)) {
        endLine();
        found.push(...block(node));
      } else {
        line += inline(node);
      }
    }
    endLine();
    return found;
  };

  const block = (element: Element): string[] => {
    if (element.matches(LEFT_OUT)) return [];
    if (element.matches('.source')) return source(element);
    const heading = /^H([1-5])$/.exec(element.tagName);
    if (heading) return [`${'#'.repeat(Number(heading[1]))} ${headingText(element)}`];
    switch (element.tagName) {
      case 'P': {
        const text = collapse(children(element));
        return text ? [text] : [];
      }
      case 'UL':
      case 'OL':
        return list(element);
      case 'DL':
        return definitions(element);
      case 'TABLE':
        return table(element);
      case 'PRE':
        return fence(element.textContent ?? '', '');
      case 'HR':
        return ['---'];
      case 'DETAILS':
        return details(element);
      default:
        return blocks(element);
    }
  };

  /** A heading links to itself; that is for pointers. */
  const headingText = (element: Element): string => {
    const link = element.querySelector(':scope > a:only-child');
    return collapse(children(link ?? element));
  };

  const source = (element: Element): string[] => {
    const file = textOf(element.querySelector('.source-file'));
    const code = element.querySelector('pre')?.textContent ?? '';
    // The forms that an example can stand in are the same all over a page.
    if (shown.has(code)) return [];
    shown.add(code);
    return fence(code, file.split('.').at(-1) ?? '');
  };

  const details = (element: Element): string[] => {
    const summary = element.querySelector('summary');
    const title = summary ? collapse(children(summary)) : '';
    const rest = [...element.children].filter((child) => child !== summary).flatMap(block);
    if (rest.length === 0) return [];
    // The code of an example needs no title, and a part that is folded on the screen has its own.
    if (element.matches('.frame-code')) return rest;
    if (summary?.querySelector('h3')) return [...blocks(summary), ...rest];
    return [`**${title}**`, ...rest];
  };

  const list = (element: Element): string[] => {
    const ordered = element.tagName === 'OL';
    const items = [...element.children].flatMap((item) => {
      if (item.matches(LEFT_OUT)) return [];
      const inside = blocks(item);
      return inside.length > 0 ? [inside] : [];
    });
    if (items.length === 0) return [];
    return [
      items
        .map((inside, index) => {
          const mark = ordered ? `${index + 1}. ` : '- ';
          return mark + inside.join('\n\n').replaceAll('\n', `\n${' '.repeat(mark.length)}`);
        })
        .join('\n'),
    ];
  };

  const definitions = (element: Element): string[] => {
    const lines: string[] = [];
    let terms: string[] = [];
    for (const part of element.querySelectorAll('dt, dd')) {
      if (part.closest(LEFT_OUT)) {
        terms = [];
        continue;
      }
      if (part.tagName === 'DT') {
        // A heavier part of what is bold already would end it.
        terms.push(`**${collapse(children(part)).replaceAll('**', '')}**`);
        continue;
      }
      const meaning = blocks(part).join(' ');
      // Terms in a row share their meaning; a second meaning follows the first.
      if (terms.length > 0) lines.push(`- ${terms.join('; ')}: ${meaning}`);
      else lines.push(`${lines.pop() ?? '-'} ${meaning}`);
      terms = [];
    }
    return lines.length > 0 ? [lines.join('\n')] : [];
  };

  const table = (element: Element): string[] => {
    const rows = [...element.querySelectorAll('tr')]
      .map((row) => [...row.children].map(cellText))
      .filter((cells) => cells.some((text) => text !== ''));
    const [first] = rows;
    if (!first) return [];
    // Markdown has no table without a head.
    const isHead = element.querySelector('tr')?.querySelector('td') === null;
    const head = isHead ? first : first.map(() => '');
    const body = isHead ? rows.slice(1) : rows;
    // A heading among the rows stands in one cell; the others are there all the same.
    for (const cells of body) while (cells.length < head.length) cells.push('');
    const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
    const caption = element.querySelector('caption');
    return [
      ...(caption && !caption.matches(LEFT_OUT) ? [`**${collapse(children(caption))}**`] : []),
      [row(head), row(head.map(() => '---')), ...body.map(row)].join('\n'),
    ];
  };

  /** What a cell says, on one line. */
  const cellText = (cell: Element): string =>
    blocks(cell)
      .map((text) => text.replace(/^- /gm, '· ').replaceAll('\n', ' '))
      .join(' ')
      .replaceAll('|', '\\|');

  const children = (element: Element): string => [...element.childNodes].map(inline).join('');

  const inline = (node: ChildNode): string => {
    if (node.nodeType === 3) return escapeText(node.textContent ?? '');
    if (!isElement(node) || node.matches(LEFT_OUT)) return '';
    const text = children(node);
    switch (node.tagName) {
      case 'CODE':
      case 'KBD':
      case 'SAMP':
        return inlineCode(collapse(plainText(node)));
      case 'STRONG':
      case 'B':
        return text.trim() && `**${text.trim()}**`;
      case 'EM':
        return text.trim() && `_${text.trim()}_`;
      case 'BR':
        return node.closest('td') && !node.nextElementSibling?.matches(LEFT_OUT) ? ' — ' : ' ';
      case 'A':
        // Links that only the style sheet keeps apart.
        if (node.previousSibling?.nodeName === 'A')
          return ` ${link(text, node.getAttribute('href') ?? '')}`;
        return link(text, node.getAttribute('href') ?? '');
      default:
        return BLOCKS.has(node.tagName) ? ` ${blocks(node).join(' ')} ` : text;
    }
  };

  const link = (text: string, href: string): string => {
    if (!text.trim() || href === '' || href.startsWith('#')) return text;
    return `[${text.trim()}](${href.startsWith('/') ? siteUrl + href : href})`;
  };

  const all = block(main);
  // The import line belongs under the heading and its sentence.
  const afterLead = all.findIndex((text) => text.startsWith('# ')) + 2;
  if (english) all.splice(afterLead, 0, `_In English: ${english}_`);
  for (const line of imports) all.splice(afterLead, 0, ...fence(line, 'tsx'));
  return `${all.join('\n\n')}\n`;
}

function isElement(node: ChildNode): node is Element & ChildNode {
  return node.nodeType === 1;
}

function plainText(element: Element): string {
  return [...element.childNodes]
    .map((node) => {
      // React parts texts by comments.
      if (node.nodeType === 8) return '';
      if (!isElement(node)) return node.textContent ?? '';
      return node.matches(LEFT_OUT) ? '' : plainText(node);
    })
    .join('');
}

function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function escapeText(text: string): string {
  return text.replace(/[\\`*_<[\]]/g, '\\$&');
}

function inlineCode(text: string): string {
  if (text === '') return '';
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

function fence(code: string, language: string): string[] {
  const text = code.trimEnd();
  if (text === '') return [];
  const ticks = '`'.repeat(
    Math.max(3, ...[...text.matchAll(/`+/g)].map(([run]) => run.length + 1)),
  );
  return [`${ticks}${language}\n${text}\n${ticks}`];
}
