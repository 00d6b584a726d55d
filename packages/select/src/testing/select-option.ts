import { clickThrough, type TestUser, waitForState } from '@guadua/utils/internal';

/**
 * Para pruebas, de `@guadua/select/testing`: abre la lista, busca la opción y la elige como lo hace una persona, en
 * jsdom o en un navegador. Espera las listas que llegan de un servidor.
 * @param user `userEvent.setup()` de `@testing-library/user-event`, o `userEvent` de `vitest/browser`.
 * @param control El control de un `Select`, o el campo de un `Autocomplete`.
 * @param texts El texto entero de la opción; varios, si se eligen varias.
 * @throws Error Si no existe esa opción, con las que hay, o si está deshabilitada.
 * @example
 * await selectOption(user, screen.getByRole('combobox', { name: 'Ciudad' }), 'Cali');
 */
export async function selectOption(
  user: TestUser,
  control: Element,
  texts: string | readonly string[],
): Promise<void> {
  for (const text of [texts].flat()) {
    if (control.matches('input')) await suggest(user, control, text);
    else await pick(user, control, text);
  }
  // A list of several stays open for the next choice.
  if (!control.matches('input') && isOpen(control)) await user.keyboard('{Escape}');
}

async function suggest(user: TestUser, field: Element, text: string): Promise<void> {
  await user.clear(field);
  await user.type(field, literal(text));
  await press(user, field, text);
}

async function pick(user: TestUser, trigger: Element, text: string): Promise<void> {
  const closed = 'The select does not open: is it disabled, or read-only?';
  if (trigger.matches(':disabled')) throw new Error(closed);
  if (!isOpen(trigger)) await user.click(trigger);
  await waitForState(
    trigger,
    () => popupOf(trigger),
    () => closed,
  );
  const search = popupOf(trigger)?.querySelector('input');
  if (search && !optionIn(trigger, text)) {
    await user.clear(search);
    await user.type(search, literal(text));
  }
  await press(user, trigger, text);
}

async function press(user: TestUser, control: Element, text: string): Promise<void> {
  const option = await waitForState(
    control,
    () => optionIn(control, text),
    () => `There is no option "${text}". There are: ${optionsIn(control).map(textOf).join(', ')}.`,
  );
  if (option.getAttribute('aria-disabled') === 'true') {
    throw new Error(`The option "${text}" is disabled.`);
  }
  await clickThrough(user, option);
}

function isOpen(control: Element): boolean {
  return control.getAttribute('aria-expanded') === 'true';
}

function popupOf(control: Element): Element | null {
  const id = control.getAttribute('aria-controls');
  const root = control.getRootNode();
  return id && (root instanceof Document || root instanceof ShadowRoot)
    ? root.getElementById(id)
    : null;
}

function optionsIn(control: Element): Element[] {
  return [...(popupOf(control)?.querySelectorAll('[role=option]') ?? [])];
}

function optionIn(control: Element, text: string): Element | undefined {
  return optionsIn(control).find((option) => textOf(option) === text);
}

function textOf(option: Element): string {
  const text = option.getAttribute('aria-label') ?? option.textContent ?? '';
  return text.replace(/\s+/g, ' ').trim();
}

/** Braces are keys to both kinds of user. */
function literal(text: string): string {
  return text.replace(/[[{]/g, '$&$&');
}
