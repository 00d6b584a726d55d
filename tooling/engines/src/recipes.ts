import { serve } from '@guadua/browser/serve';
import type { Driver } from './drive/driver.types.ts';
import { keyValue } from './drive/keys.ts';
import { startDriver } from './drive/start-driver.ts';
import type { Engine } from './engine.ts';
import type { SuiteResult } from './suite-result.types.ts';

const PATH = '/forms/recipes';
const ANSWER = '/servidor/visitas';
const TAKEN = 'Ya hay una visita con ese correo';
const SEND = 'Pedir la visita';
const NATIVE = 'Sin JavaScript';
const RECIPES = ['Acción de React 19', 'React Hook Form y zod', 'TanStack Form', 'Conform', NATIVE];
/** A busy machine is slow, not wrong. */
const WAIT = 30_000;

/**
 * Fills in and sends the recipes of forms with real keys and pointer, before the site's real server: what the page
 * refuses, what the server refuses, and what it takes; the native one without scripts, too (FRM-4).
 */
export async function visitRecipes(engine: Engine, folder: string): Promise<SuiteResult> {
  const result: SuiteResult = { passed: 0, failures: [], notPossible: [] };
  const driver = await startDriver(engine);
  const visit = async (titles: readonly string[], how: 'with scripts' | 'without') => {
    const hasScripts = how === 'with scripts';
    const site = await serve(() => ['build/serve.ts'], folder, {
      SERVERS: '1',
      ...(!hasScripts && { POLICY: "script-src 'none'" }),
    });
    for (const title of titles) {
      try {
        await driver.open(new URL(PATH, site.url).href);
        await sendRecipe(driver, title, hasScripts);
        result.passed += 1;
      } catch (error) {
        result.failures.push(`${PATH}, ${title}, ${how}: ${String(error)}`);
      }
    }
    await site.stop();
  };
  try {
    await visit(RECIPES, 'with scripts');
    await visit([NATIVE], 'without');
  } finally {
    await driver.close();
  }
  return result;
}

async function sendRecipe(driver: Driver, title: string, hasScripts: boolean): Promise<void> {
  await inPage(driver, unfold, title);
  await press(driver, title, SEND);
  await shows(driver, title, 'that all is missing', ({ focused, links, path }) => {
    return focused === 'Nombre' && links === (hasScripts ? 3 : 0) && path === PATH;
  });
  await write(driver, title, 'Nombre', 'Ana');
  await write(driver, title, 'Correo', 'ana@example.com');
  await inPage(driver, choose, title, 'sabado');
  await press(driver, title, SEND);
  // From here on the page of the native one is what the server answered, with no other form on it.
  const isNative = title === NATIVE;
  const answered = isNative ? '' : title;
  await shows(driver, answered, 'what the server refuses, and what was written', (form) => {
    const { path, focused, said, values } = form;
    const isThere = isNative ? path === ANSWER && values.Día === 'sabado' : focused === 'Correo';
    return isThere && said.Correo?.includes(TAKEN) === true && values.Nombre === 'Ana';
  });
  await write(driver, answered, 'Correo', 'luis@example.com');
  await press(driver, answered, SEND);
  await shows(driver, answered, 'that it has arrived', ({ text, links }) => {
    return /Visita \d+ anotada/.test(text) && links === 0;
  });
}

/** Writes a text in the place of what a field has. */
async function write(driver: Driver, title: string, label: string, text: string): Promise<void> {
  await press(driver, title, label);
  const control = keyValue('ControlOrMeta');
  const keys = ['a', ...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  const up = { type: 'keyUp', value: control };
  const actions = [{ type: 'keyDown', value: control }, ...keys.slice(0, 2), up, ...keys.slice(2)];
  await driver.perform([{ type: 'key', id: 'keyboard', actions }]);
  await shows(driver, title, `${text} in ${label}`, ({ values }) => values[label] === text);
}

async function press(driver: Driver, title: string, label: string): Promise<void> {
  const at = await inPage(driver, pointOf, title, label);
  const actions = [
    { type: 'pointerMove', ...at, duration: 0 },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  const parameters = { pointerType: 'mouse' } as const;
  await driver.perform([{ type: 'pointer', id: 'mouse', parameters, actions }]);
}

/** @throws Error with what the form shows instead, when it does not come. */
async function shows(
  driver: Driver,
  title: string,
  what: string,
  isSo: (form: ReturnType<typeof look>) => boolean,
): Promise<void> {
  let last: unknown;
  for (const deadline = Date.now() + WAIT; Date.now() < deadline; ) {
    try {
      const form = await inPage(driver, look, title);
      if (isSo(form)) return;
      last = form;
    } catch (error) {
      // Another document is on its way.
      last = error;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const found = last instanceof Error ? last.message : JSON.stringify(last);
  throw new Error(`It does not show ${what}: ${found}`);
}

/** Calls one of the functions below in the page; each is whole in itself but for `formOf`. */
function inPage<Args extends readonly string[], Result>(
  driver: Driver,
  deed: (...args: Args) => Result,
  ...args: Args
): Promise<Awaited<Result>> {
  const source = `(...args) => { ${formOf}; return (${deed})(...args); }`;
  return driver.call(source, args) as Promise<Awaited<Result>>;
}

/** The form of a recipe; without a title the only one of its page. */
function formOf(title: string): HTMLFormElement | null {
  const example = [...document.querySelectorAll('.example')].find(
    (one) => one.querySelector('h2, h3')?.textContent === title,
  );
  return (example ?? document).querySelector('form');
}

/** Only one of the recipes is open at a time. */
function unfold(title: string): void {
  const heading = [...document.querySelectorAll('h2')].find((one) => one.textContent === title);
  heading?.closest('details')?.setAttribute('open', '');
}

/** The middle of a field or button, once it is at rest and nothing covers it. */
async function pointOf(title: string, name: string): Promise<{ x: number; y: number }> {
  for (const end = performance.now() + 30_000; performance.now() < end; ) {
    const named = [...(formOf(title)?.querySelectorAll('label, button') ?? [])].find((one) =>
      one.textContent.trim().startsWith(name),
    );
    const element = named instanceof HTMLLabelElement ? named.control : named;
    element?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const before = element?.getBoundingClientRect();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const box = element?.getBoundingClientRect();
    if (!element || !box || box.width === 0 || box.y !== before?.y) continue;
    const point = { x: Math.floor(box.x + box.width / 2), y: Math.floor(box.y + box.height / 2) };
    if (element.contains(document.elementFromPoint(point.x, point.y))) return point;
  }
  throw new Error(`${name} can't be pressed.`);
}

/** No driver has an input for the list of a native select. */
function choose(title: string, value: string): void {
  const select = formOf(title)?.querySelector('select');
  if (!select) throw new Error('No list is there.');
  select.focus();
  select.value = value;
  select.dispatchEvent(new Event('input', { bubbles: true }));
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** What a form looks like to a person: what it says about each field, and how many links its summary has. */
function look(title: string) {
  const form = formOf(title);
  const values: Record<string, string> = {};
  const said: Record<string, string> = {};
  let focused = '';
  for (const label of form?.querySelectorAll('label') ?? []) {
    const control = label.control as HTMLInputElement | null;
    const name = label.firstChild?.textContent?.trim() ?? '';
    if (!control) continue;
    values[name] = control.value;
    const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
    said[name] = ids.map((id) => document.getElementById(id)?.textContent).join(' ');
    if (document.activeElement === control) focused = name;
  }
  const links = form?.querySelectorAll('section li a').length ?? 0;
  const text = form?.textContent ?? '';
  return { path: location.pathname, focused, links, text, values, said };
}
