import type { Driver, InputSource } from './drive/driver.types.ts';
import { keyValue } from './drive/keys.ts';
import { startDriver } from './drive/start-driver.ts';
import type { Engine } from './engine.ts';
import { serveSite } from './serve-site.ts';
import type { SuiteResult } from './table.ts';

const PATH = '/forms/recipes';
const ANSWER = '/servidor/visitas';
const TAKEN = 'Ya hay una visita con ese correo';
const NATIVE = 'Sin JavaScript';
const RECIPES = ['Acción de React 19', 'React Hook Form y zod', 'TanStack Form', 'Conform', NATIVE];
/** A busy machine is slow, not wrong. */
const WAIT = 30_000;

/** What a form of the page looks like to a person. */
interface FormLook {
  path: string;
  /** The label of the field that has the focus. */
  focused: string;
  /** Links of its summary. */
  links: number;
  text: string;
  values: Record<string, string>;
  /** What is said about each field. */
  said: Record<string, string>;
}

/**
 * Fills in and sends the recipes of forms with real keys and pointer, before the site's real server: what the page
 * refuses, what the server refuses, and what it takes; the native one without scripts, too (FRM-4).
 */
export async function visitRecipes(engine: Engine, folder: string): Promise<SuiteResult> {
  const result: SuiteResult = { passed: 0, failures: [], notPossible: [] };
  const site = await serveSite(folder);
  const quiet = await serveSite(folder, { POLICY: "script-src 'none'" });
  const driver = await startDriver(engine);
  const cases = [
    ...RECIPES.map((title) => ({ title, origin: site.origin, hasScripts: true })),
    { title: NATIVE, origin: quiet.origin, hasScripts: false },
  ];
  try {
    for (const one of cases) {
      try {
        await sendRecipe(driver, one);
        result.passed += 1;
      } catch (error) {
        const how = one.hasScripts ? 'with scripts' : 'without';
        result.failures.push(`${PATH}, ${one.title}, ${how}: ${String(error)}`);
      }
    }
  } finally {
    await driver.close();
    await quiet.stop();
    await site.stop();
  }
  return result;
}

interface Recipe {
  readonly title: string;
  readonly origin: string;
  readonly hasScripts: boolean;
}

async function sendRecipe(driver: Driver, { title, origin, hasScripts }: Recipe): Promise<void> {
  const isNative = title === NATIVE;
  await driver.open(`${origin}${PATH}`);
  await inPage(driver, unfold, title);
  await send(driver, title);
  await shows(driver, title, 'that all is missing', ({ focused, links, path }) => {
    return focused === 'Nombre' && links === (hasScripts ? 3 : 0) && path === PATH;
  });
  await write(driver, title, 'Nombre', 'Ana');
  await write(driver, title, 'Correo', 'ana@example.com');
  await inPage(driver, choose, title, 'sabado');
  await send(driver, title);
  // From here on the page of the native one is what the server answered, with no other form on it.
  const answered = isNative ? '' : title;
  await shows(driver, answered, 'what the server refuses, and what was written', (form) => {
    const { path, focused, said, values } = form;
    const isThere = isNative ? path === ANSWER && values.Día === 'sabado' : focused === 'Correo';
    return isThere && said.Correo?.includes(TAKEN) === true && values.Nombre === 'Ana';
  });
  await write(driver, answered, 'Correo', 'luis@example.com');
  await send(driver, answered);
  await shows(driver, answered, 'that it has arrived', ({ text, links }) => {
    return /Visita \d+ anotada/.test(text) && links === 0;
  });
}

/** Writes a text in the place of what a field has. */
async function write(driver: Driver, title: string, label: string, text: string): Promise<void> {
  await press(driver, title, label);
  const control = keyValue('ControlOrMeta', false);
  const actions = [
    { type: 'keyDown', value: control },
    { type: 'keyDown', value: 'a' },
    { type: 'keyUp', value: 'a' },
    { type: 'keyUp', value: control },
    ...Array.from(text).flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  ];
  await driver.perform([{ type: 'key', id: 'keyboard', actions }]);
  await shows(driver, title, `${text} in ${label}`, ({ values }) => values[label] === text);
}

function send(driver: Driver, title: string): Promise<void> {
  return press(driver, title, 'Pedir la visita');
}

async function press(driver: Driver, title: string, label: string): Promise<void> {
  const at = (await inPage(driver, pointOf, title, label)) as { x: number; y: number };
  const mouse: InputSource = {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', ...at, duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  };
  await driver.perform([mouse]);
}

/** @throws Error with what the form shows instead, when it does not come. */
async function shows(
  driver: Driver,
  title: string,
  what: string,
  isSo: (form: FormLook) => boolean,
): Promise<void> {
  let last: unknown;
  for (const deadline = Date.now() + WAIT; Date.now() < deadline; ) {
    try {
      const form = (await inPage(driver, look, title)) as FormLook;
      if (isSo(form)) return;
      last = form;
    } catch (error) {
      // Another document is on its way.
      last = error;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`does not show ${what}: ${last instanceof Error ? last : JSON.stringify(last)}`);
}

/** Calls one of the functions below in the page; each is whole in itself but for `formOf`. */
function inPage<Args extends readonly string[]>(
  driver: Driver,
  deed: (...args: Args) => unknown,
  ...args: Args
): Promise<unknown> {
  return driver.call(`(...args) => { ${formOf}; return (${deed})(...args); }`, args);
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
async function pointOf(title: string, label: string): Promise<{ x: number; y: number }> {
  for (const end = performance.now() + 30_000; performance.now() < end; ) {
    const form = formOf(title);
    const button = [...(form?.querySelectorAll('button') ?? [])].find(
      ({ textContent }) => textContent?.trim() === label,
    );
    const named = [...(form?.querySelectorAll('label') ?? [])].find((one) =>
      one.textContent?.startsWith(label),
    );
    const element = button ?? named?.control;
    element?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const before = element?.getBoundingClientRect();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const box = element?.getBoundingClientRect();
    if (!element || !box || box.width === 0 || box.y !== before?.y) continue;
    const point = { x: Math.floor(box.x + box.width / 2), y: Math.floor(box.y + box.height / 2) };
    if (element.contains(document.elementFromPoint(point.x, point.y))) return point;
  }
  throw new Error(`${label} can't be pressed.`);
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

function look(title: string): FormLook {
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
  return {
    path: location.pathname,
    focused,
    links: form?.querySelectorAll('section li a').length ?? 0,
    text: form?.textContent ?? '',
    values,
    said,
  };
}
