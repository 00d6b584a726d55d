import { type CDPSession, expect } from '@playwright/test';
import { collectMessages } from '../page-messages.ts';
import { test as base } from '../slowed-test.ts';
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
  /** What reading an element aloud gives, without moving the focus there. */
  reads(selector: string): Promise<string>;
}

interface Node {
  readonly nodeId: string;
  readonly parentId?: string;
  readonly backendDOMNodeId?: number;
  readonly ignored: boolean;
  readonly role?: { value?: unknown };
  readonly name?: { value?: unknown };
  readonly value?: { value?: unknown };
  readonly description?: { value?: unknown };
  readonly properties?: readonly {
    readonly name: string;
    readonly value: {
      readonly value?: unknown;
      readonly relatedNodes?: readonly { readonly backendDOMNodeId: number }[];
    };
  }[];
}

declare global {
  interface Window {
    /** What live regions said and no test expected yet. */
    announced: string[];
  }
}

export const test = base.extend<{ reader: ScreenReader }>({
  reader: async ({ page }, use) => {
    const messages = collectMessages(page);
    await page.addInitScript(listen);
    const session = await page.context().newCDPSession(page);
    await session.send('Accessibility.enable');
    await session.send('DOM.enable');

    let lastFocus: string | undefined;
    let lastContexts: readonly (number | undefined)[] = [];

    const now = async () => {
      const focus = await focusSpeech(session, lastFocus, lastContexts);
      const announced = await page.evaluate(() => window.announced);
      return { focus, said: [...focus.said, ...announced], announcements: announced.length };
    };
    const expectSpeech = async (expected: readonly string[]) => {
      let latest = await now();
      await expect
        .poll(async () => {
          latest = await now();
          return latest.said;
        })
        .toEqual(expected);
      lastFocus = latest.focus.identity;
      lastContexts = latest.focus.contexts;
      await page.evaluate((count) => window.announced.splice(0, count), latest.announcements);
    };

    await use({
      async visit(specimen, query = '') {
        lastFocus = undefined;
        lastContexts = [];
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
      async reads(selector) {
        const { root } = await session.send('DOM.getDocument');
        const found = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
        const { node } = await session.send('DOM.describeNode', { nodeId: found.nodeId });
        const tree = await treeOf(session);
        return speech(
          tree.get(node.backendNodeId),
          await attributesOf(session, node.backendNodeId),
        );
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

async function treeOf(session: CDPSession): Promise<Map<number, Node>> {
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const tree = new Map<number, Node>();
  for (const node of nodes as readonly Node[]) {
    if (node.backendDOMNodeId !== undefined) tree.set(node.backendDOMNodeId, node);
  }
  return tree;
}

/** What the focus says that was not said yet. */
async function focusSpeech(
  session: CDPSession,
  lastFocus: string | undefined,
  lastContexts: readonly (number | undefined)[],
) {
  const focused = await nodeOf(session, 'document.activeElement');
  const tree = await treeOf(session);
  const byId = new Map([...tree.values()].map((node) => [node.nodeId, node]));
  const node = focused === undefined ? undefined : tree.get(focused);
  const active = node && property(node, 'activedescendant')?.relatedNodes?.[0]?.backendDOMNodeId;
  const contexts: Node[] = [];
  const option = active === undefined ? undefined : tree.get(active);
  for (const inside of [option, node]) {
    for (let at = inside?.parentId; at !== undefined; at = byId.get(at)?.parentId) {
      const around = byId.get(at);
      if (around && isContext(around) && !contexts.includes(around)) contexts.unshift(around);
    }
  }
  const own =
    node && !node.ignored && !['RootWebArea', 'none'].includes(textOf(node.role))
      ? speech(node, await attributesOf(session, focused))
      : undefined;
  const choice = option && speech(option, await attributesOf(session, active));
  const identity = JSON.stringify([focused, own, choice]);
  const [lastNode, lastOwn, lastChoice] = lastFocus === undefined ? [] : JSON.parse(lastFocus);
  const said: string[] = [];
  for (const around of contexts) {
    if (!lastContexts.includes(around.backendDOMNodeId)) {
      const { 'aria-roledescription': description } = await attributesOf(
        session,
        around.backendDOMNodeId,
      );
      said.push(`${textOf(around.name)}, ${description ?? roleOf(around)}`);
    }
  }
  if (own !== undefined && (lastNode !== focused || lastOwn !== own)) said.push(own);
  if (choice !== undefined && lastChoice !== choice) said.push(choice);
  return { said, identity, contexts: contexts.map((around) => around.backendDOMNodeId) };
}

/** What is announced as the focus enters it. */
function isContext({ ignored, role, name }: Node): boolean {
  return !ignored && CONTEXTS.has(textOf(role)) && textOf(name) !== '';
}

/** One element: name, role, value, states, description, place. */
function speech(node: Node | undefined, attributes: Record<string, string>): string {
  if (!node) return 'nada';
  const is = (name: string) => property(node, name)?.value;
  const checked = is('checked');
  const role = textOf(node.role);
  const value = textOf(node.value);
  const name = textOf(node.name);
  const { 'aria-posinset': place, 'aria-setsize': size } = attributes;
  const words = [
    name,
    attributes['aria-roledescription'] ?? roleOf(node),
    is('expanded') === true && 'expandido',
    is('expanded') === false && 'contraído',
    checked === 'true' && 'marcado',
    checked === 'mixed' && 'parcialmente marcado',
    checked === 'false' && 'sin marcar',
    is('selected') === true && 'seleccionado',
    is('pressed') === 'true' && 'presionado',
    attributes['aria-current'] === 'date' && 'fecha actual',
    attributes.type === 'password' && 'contraseña',
    attributes['aria-busy'] === 'true' && 'ocupado',
    is('disabled') === true && 'no disponible',
    is('readonly') === true && role !== 'gridcell' && 'solo lectura',
    is('required') === true && 'obligatorio',
    is('invalid') === 'true' && 'no válido',
    value !== '' && value !== name && `valor ${attributes['aria-valuetext'] ?? value}`,
    textOf(node.description),
    place !== undefined && `${place} de ${size === '-1' ? 'muchos' : size}`,
  ];
  return words.filter(Boolean).join(', ');
}

function roleOf(node: Node): string {
  const role = textOf(node.role);
  return ROLES[role.toLowerCase()] ?? role;
}

function property(node: Node, name: string) {
  return node.properties?.find((each) => each.name === name)?.value;
}

function textOf(value: { value?: unknown } | undefined): string {
  return value?.value === undefined ? '' : String(value.value).replaceAll('\u00a0', ' ').trim();
}

async function nodeOf(session: CDPSession, expression: string): Promise<number | undefined> {
  const { result } = await session.send('Runtime.evaluate', { expression });
  if (!result.objectId) return undefined;
  const { node } = await session.send('DOM.describeNode', { objectId: result.objectId });
  return node.backendNodeId;
}

/** What the tree leaves out: places in lists, kinds of fields. */
async function attributesOf(
  session: CDPSession,
  backendNodeId: number | undefined,
): Promise<Record<string, string>> {
  if (backendNodeId === undefined) return {};
  const { node } = await session.send('DOM.describeNode', { backendNodeId });
  const list = node.attributes ?? [];
  const pairs: [string, string][] = [];
  for (let at = 0; at + 1 < list.length; at += 2) pairs.push([list[at] ?? '', list[at + 1] ?? '']);
  return Object.fromEntries(pairs);
}
