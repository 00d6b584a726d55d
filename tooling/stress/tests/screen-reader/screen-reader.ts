import { type CDPSession, expect } from '@playwright/test';
import { test as base } from '../stress-test.ts';
import { CONTEXTS, ROLES } from './spoken-roles.ts';

/**
 * What a screen reader says: Chromium's accessibility tree of whatever takes the focus, with what is entered and what
 * live regions say, in the order in which it comes.
 */
export interface ScreenReader {
  /** Opens a specimen from the top of its page, with the focus nowhere. */
  visit(specimen: string, query?: string): Promise<void>;
  press(...keys: string[]): Promise<void>;
  type(text: string): Promise<void>;
  /** Everything said since the last time, one text each, in order. */
  announces(...said: string[]): Promise<void>;
  /** Nothing was said since the last time, and nothing comes. */
  announcesNothing(): Promise<void>;
}

declare global {
  interface Window {
    /** What live regions said and no test expected yet. */
    announced: string[];
  }
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
        await page.goto(`/dev/?specimen=${specimen}${query}`);
        await page.evaluate((name) => window.harness.ready(name), specimen);
      },
      async press(...keys) {
        for (const key of keys) await page.keyboard.press(key);
      },
      type: (text) => page.keyboard.type(text),
      announces: (...said) => expectSpeech(said),
      async announcesNothing() {
        await page.evaluate(() => new Promise((done) => setTimeout(done, 700)));
        await expectSpeech([]);
      },
    });
    expect(messages).toEqual([]);
  },
});

/** Runs in the page: collects what a screen reader would say of live regions. */
function listen(): void {
  window.announced = [];
  const known = new WeakSet<Element>();
  const selector = '[aria-live], [role=status], [role=alert], [role=log]';
  const isLive = (region: Element) => region.getAttribute('aria-live') !== 'off';
  const isSilent = (region: Element) =>
    region.closest('[aria-hidden=true], [inert], [hidden]') !== null ||
    (region instanceof HTMLElement && getComputedStyle(region).visibility === 'hidden');
  const say = (region: Element, text: string) => {
    const words = text.replaceAll('\u00a0', ' ').replace(/\s+/g, ' ').trim();
    if (words === '' || isSilent(region)) return;
    const urgent =
      region.getAttribute('aria-live') === 'assertive' ||
      (region.getAttribute('role') === 'alert' && !region.hasAttribute('aria-live'));
    window.announced.push(urgent ? `¡${words}!` : `«${words}»`);
  };
  new MutationObserver((records) => {
    const changed = new Map<Element, string[]>();
    for (const { target, addedNodes, type } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest(selector);
      if (region && isLive(region) && known.has(region)) {
        const added = type === 'characterData' ? [target] : [...addedNodes];
        const texts = changed.get(region) ?? [];
        changed.set(region, [...texts, ...added.map((node) => node.textContent ?? '')]);
      }
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        const inside = [...node.querySelectorAll(selector)];
        for (const fresh of node.matches(selector) ? [node, ...inside] : inside) {
          // An alert is announced when it is added; a polite region has to be there before its text.
          if (!known.has(fresh) && fresh.getAttribute('role') === 'alert') {
            changed.set(fresh, [fresh.textContent ?? '']);
          }
          known.add(fresh);
        }
      }
    }
    for (const [region, texts] of changed) {
      if (!region.isConnected || texts.join('').trim() === '') continue;
      const atomic = region.getAttribute('aria-atomic') ?? String(region.hasAttribute('role'));
      say(region, atomic === 'true' ? (region.textContent ?? '') : texts.join(' '));
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
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
    [...focused.nodes.slice(1).reverse(), ...active.nodes.slice(1).reverse()]
      .filter(isContext)
      .map((node) => [node.nodeId, `${textOf(node.name)}, ${roleOf(node)}`]),
  );
  const own = speech(focused);
  const choice = speech(active);
  return [
    ...[...contexts].map(([identity, text]) => ({ identity, text })),
    ...own.map((text) => ({ identity: `${focused.nodes[0]?.nodeId} ${text}`, text })),
    ...choice.map((text) => ({ identity: text, text })),
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
