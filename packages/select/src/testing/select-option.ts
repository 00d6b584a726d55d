import { clickThrough, type TestUser, waitForState } from '@guadua/utils/internal';

/**
 * Chooses an option as a person does, for tests: opens the list, looks for the option, with the search
 * box where a long list doesn't show it, and presses it. Lists that come from a server are waited for.
 * @example
 * await selectOption(user, screen.getByRole('combobox', { name: 'Ciudad' }), 'Cali');
 * @param user `userEvent.setup()` of `@testing-library/user-event`, or `userEvent` of `vitest/browser`.
 * @param control The combobox of a `Select`, or the field of an `Autocomplete`.
 * @param texts Text of the option, whole; of several, where the select takes several.
 * @throws Error when there is no such option, with those that there are, or when it is disabled.
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
