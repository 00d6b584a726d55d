import { type CDPSession, expect } from '@playwright/test';
import { visitSpecimen } from '../each-specimen.ts';
import { test as base } from '../stress-test.ts';
import { listen } from './live-regions.ts';
import { CONTEXTS, ROLES } from './spoken-roles.ts';

/**
 * What a screen reader says: Chromium's accessibility tree of whatever takes the focus, with what is entered and what
 * live regions say, in the order in which it comes.
 */
export interface ScreenReader {
  /** Opens a specimen from the top of its page, with the focus nowhere. */
  visit(specimen: string, query?: string): Promise<void>;
  /**
   * Does what a transcript says and expects to hear the same. A line is `Tab «text» Enter → said | said`; one that
   * begins with `|` goes on with the one before. `(silencio)`: nothing is said, and nothing comes.
   */
  follows(transcript: string): Promise<void>;
}

export const test = base.extend<{ reader: ScreenReader }>({
  reader: async ({ page, messages }, use) => {
    await page.addInitScript(listen);
    const session = await page.context().newCDPSession(page);
    await session.send('Accessibility.enable');
    let lastSaid: readonly string[] = [];

    const expectSpeech = async (expected: readonly string[]) => {
      let focus: readonly Utterance[] = [];
      let announced: readonly string[] = [];
      await expect
        .poll(async () => {
          focus = await focusSpeech(session);
          announced = await page.evaluate(() => window.announced);
          const fresh = focus.filter(({ identity }) => !lastSaid.includes(identity));
          return [...fresh.map(({ text }) => text), ...announced];
        })
        .toEqual(expected);
      lastSaid = focus.map(({ identity }) => identity);
      await page.evaluate((count) => window.announced.splice(0, count), announced.length);
    };

    await use({
      async visit(specimen, query = '') {
        lastSaid = [];
        await visitSpecimen(page, specimen, query, '/dev/');
      },
      async follows(transcript) {
        for (const { acts, said } of stepsOf(transcript)) {
          for (const act of acts) {
            if (act.startsWith('«')) await page.keyboard.type(act.slice(1, -1));
            else await page.keyboard.press(act);
          }
          const isSilent = said[0] === '(silencio)';
          if (isSilent) await page.waitForTimeout(700);
          await expectSpeech(isSilent ? [] : said);
        }
      },
    });
    expect(messages).toEqual([]);
  },
});

/** Proves a transcript that begins at the top of a specimen's page. */
export function testTranscript(title: string, specimen: string, transcript: string): void {
  test(title, async ({ reader }) => {
    await reader.visit(specimen);
    await reader.follows(transcript);
  });
}

function stepsOf(transcript: string) {
  const steps = transcript.trim().split(/\n(?!\s*\|)/);
  return steps.map((step) => {
    const [acts = '', said = ''] = step.split('→');
    return {
      acts: acts.split(/\s+/).filter(Boolean),
      said: said.split('|').map((text) => text.trim()),
    };
  });
}

/** A text about the focus. It is said again only when its identity changes. */
interface Utterance {
  readonly identity: string;
  readonly text: string;
}

/** What the focus says: what it is in, what has it, and which option is active there. */
async function focusSpeech(session: CDPSession): Promise<Utterance[]> {
  const focused = await lineage(session, 'document.activeElement');
  const active = await lineage(session, 'document.activeElement?.ariaActiveDescendantElement');
  const contexts = new Map(
    [focused, active]
      .flatMap(({ nodes }) => nodes.slice(1).reverse())
      .filter(isContext)
      .map((node) => [node.nodeId, `${textOf(node.name)}, ${roleOf(node)}`]),
  );
  return [
    ...[...contexts].map(([identity, text]) => ({ identity, text })),
    ...speech(focused).map((text) => ({ identity: `${focused.nodes[0]?.nodeId} ${text}`, text })),
    ...speech(active).map((text) => ({ identity: text, text })),
  ];
}

type Node = Awaited<ReturnType<typeof lineage>>['nodes'][number];

/** An element in the accessibility tree and what it is in, from the inside out; and what the tree leaves out. */
async function lineage(session: CDPSession, expression: string) {
  const { result } = await session.send('Runtime.evaluate', { expression });
  const { objectId } = result;
  if (!objectId) return { nodes: [], attributes: {} };
  const { nodes } = await session.send('Accessibility.getAXNodeAndAncestors', { objectId });
  const { result: read } = await session.send('Runtime.callFunctionOn', {
    objectId,
    functionDeclaration:
      'function () { return Object.fromEntries([...this.attributes].map(({ name, value }) => [name, value])) }',
    returnByValue: true,
  });
  const attributes: Readonly<Record<string, string>> = read.value;
  return { nodes, attributes };
}

/** What is announced as the focus enters it. */
function isContext({ ignored, role, name }: Node): boolean {
  return !ignored && CONTEXTS.has(textOf(role)) && textOf(name) !== '';
}

/** One element: name, role, value, states, description, place; nothing where none has the focus. */
function speech({ nodes, attributes }: Awaited<ReturnType<typeof lineage>>): string[] {
  const [node] = nodes;
  if (!node || node.ignored || ['RootWebArea', 'none'].includes(textOf(node.role))) return [];
  const is = (name: string) => node.properties?.find((each) => each.name === name)?.value.value;
  const checked = is('checked');
  const role = textOf(node.role);
  const value = textOf(node.value);
  const name = textOf(node.name);
  const { 'aria-posinset': place, 'aria-setsize': size } = attributes;
  const words = [
    name,
    roleOf(node),
    is('expanded') === true && 'expandido',
    is('expanded') === false && 'contraído',
    checked === 'true' && 'marcado',
    checked === 'mixed' && 'parcialmente marcado',
    checked === 'false' && 'sin marcar',
    is('selected') === true && 'seleccionado',
    is('pressed') === 'true' && 'presionado',
    attributes['aria-current'] === 'date' && 'fecha actual',
    attributes['aria-busy'] === 'true' && 'ocupado',
    is('disabled') === true && 'no disponible',
    is('readonly') === true && role !== 'gridcell' && 'solo lectura',
    is('required') === true && 'obligatorio',
    is('invalid') === 'true' && 'no válido',
    value !== '' && value !== name && `valor ${attributes['aria-valuetext'] ?? value}`,
    textOf(node.description),
    place !== undefined && `${place} de ${size === '-1' ? 'muchos' : size}`,
  ];
  return [words.filter(Boolean).join(', ')];
}

function roleOf({ role }: Node): string {
  return ROLES[textOf(role).toLowerCase()] ?? textOf(role);
}

function textOf(value: { value?: unknown } | undefined): string {
  return value?.value === undefined ? '' : String(value.value).replaceAll('\u00a0', ' ').trim();
}
