import type { Driver, InputSource } from './drive/driver.types.ts';
import { keyValue } from './drive/keys.ts';
import { startDriver } from './drive/start-driver.ts';
import type { Engine } from './engine.ts';
import { serveSite } from './serve-site.ts';
import type { SuiteResult } from './table.ts';
import { withPolicy } from './with-policy.ts';

const PATH = '/forms/recipes';
const ANSWER = '/servidor/visitas';
const TAKEN = 'Ya hay una visita con ese correo';
const NATIVE = 'Sin JavaScript';
const RECIPES = ['Acción de React 19', 'React Hook Form y zod', 'TanStack Form', 'Conform'];
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
  const quiet = await withPolicy(site.origin, "script-src 'none'");
  const driver = await startDriver(engine);
  const cases: [title: string, run: () => Promise<void>][] = [
    ...RECIPES.map((title): [string, () => Promise<void>] => [
      title,
      () => useRecipe(driver, site.origin, title),
    ]),
    [`${NATIVE}, with scripts`, () => useNative(driver, site.origin, true)],
    [`${NATIVE}, without`, () => useNative(driver, quiet.origin, false)],
  ];
  try {
    for (const [title, run] of cases) {
      try {
        await run();
        result.passed += 1;
      } catch (error) {
        result.failures.push(`${PATH}, ${title}: ${String(error)}`);
      }
    }
  } finally {
    await driver.close();
    quiet.stop();
    await site.stop();
  }
  return result;
}

async function useRecipe(driver: Driver, origin: string, title: string): Promise<void> {
  await driver.open(`${origin}${PATH}`);
  await driver.call(String(unfold), [title]);
  await send(driver, title);
  await shows(driver, title, 'that all is missing', (form) => {
    return form.focused === 'Nombre' && form.links === 3;
  });
  await fill(driver, title, ['Ana', 'ana@example.com', 'sabado']);
  await send(driver, title);
  await shows(driver, title, 'what the server refuses', ({ focused, said, values }) => {
    return focused === 'Correo' && said.Correo?.includes(TAKEN) === true && values.Nombre === 'Ana';
  });
  await write(driver, title, 'Correo', 'luis@example.com');
  await send(driver, title);
  await shows(driver, title, 'that it has arrived', ({ text, links }) => {
    return /Visita \d+ anotada/.test(text) && links === 0;
  });
}

async function useNative(driver: Driver, origin: string, scripts: boolean): Promise<void> {
  await driver.open(`${origin}${PATH}`);
  await driver.call(String(unfold), [NATIVE]);
  await send(driver, NATIVE);
  await shows(driver, NATIVE, 'that all is missing', ({ focused, links, path }) => {
    return focused === 'Nombre' && links === (scripts ? 3 : 0) && path === PATH;
  });
  await fill(driver, NATIVE, ['Ana', 'ana@example.com', 'sabado']);
  await send(driver, NATIVE);
  // From here on the page is the one that the server answered.
  await shows(driver, '', 'what the server refuses, and what was written', (form) => {
    const { path, said, values } = form;
    const isKept = values.Nombre === 'Ana' && values.Día === 'sabado';
    return path === ANSWER && said.Correo?.includes(TAKEN) === true && isKept;
  });
  await write(driver, '', 'Correo', 'luis@example.com');
  await send(driver, '');
  await shows(driver, '', 'that it has arrived', ({ text }) => /Visita \d+ anotada/.test(text));
}

async function fill(
  driver: Driver,
  title: string,
  [name, mail, day]: readonly [string, string, string],
): Promise<void> {
  await write(driver, title, 'Nombre', name);
  await write(driver, title, 'Correo', mail);
  await driver.call(String(choose), [title, day]);
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
  const at = (await driver.call(String(pointOf), [title, label])) as { x: number; y: number };
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
      const form = (await driver.call(String(look), [title])) as FormLook;
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

// What follows runs in the page: each is whole in itself. Without a title it is the only form of its page.

/** Only one of the recipes is open at a time. */
function unfold(title: string): void {
  const heading = [...document.querySelectorAll('h2')].find((one) => one.textContent === title);
  heading?.closest('details')?.setAttribute('open', '');
}

/** The middle of a field or button, once it is at rest and nothing covers it. */
async function pointOf(title: string, label: string): Promise<{ x: number; y: number }> {
  for (const end = performance.now() + 30_000; performance.now() < end; ) {
    const example = [...document.querySelectorAll('.example')].find(
      (one) => one.querySelector('h2, h3')?.textContent === title,
    );
    const form = (example ?? document).querySelector('form');
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
  const example = [...document.querySelectorAll('.example')].find(
    (one) => one.querySelector('h2, h3')?.textContent === title,
  );
  const select = (example ?? document).querySelector<HTMLSelectElement>('form select');
  if (!select) throw new Error('No list is there.');
  select.focus();
  select.value = value;
  select.dispatchEvent(new Event('input', { bubbles: true }));
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

function look(title: string): FormLook {
  const example = [...document.querySelectorAll('.example')].find(
    (one) => one.querySelector('h2, h3')?.textContent === title,
  );
  const form = (example ?? document).querySelector('form');
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
