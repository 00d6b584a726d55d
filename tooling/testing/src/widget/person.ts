import { userEvent as simulated } from '@testing-library/user-event';
import type { Person } from './widget.types';

/** Whether the tests run in a real browser, driven from outside. */
export const IN_BROWSER = '__vitest_browser__' in globalThis;

/** A person for this environment. */
export async function meetPerson(): Promise<Person> {
  return IN_BROWSER ? realPerson() : simulated.setup();
}

async function realPerson(): Promise<Person> {
  const { userEvent } = await import('vitest/browser');
  // Playwright waits for a disabled element to be enabled; a person just clicks.
  const click = (element: Element) => userEvent.click(element, { force: isDisabled(element) });
  return {
    click,
    type: async (element, text) => {
      await click(element);
      await userEvent.keyboard(text);
    },
    keyboard: (text) => userEvent.keyboard(text),
    clear: async (element) => {
      await click(element);
      await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}{Delete}');
    },
    tab: (options) => userEvent.tab(options),
    // The chooser and the list of a disabled element stay closed: a click is all a person can do.
    upload: (element, files) =>
      isDisabled(element) ? click(element) : userEvent.upload(element as HTMLElement, files),
    selectOptions: (element, values) =>
      isDisabled(element) ? click(element) : userEvent.selectOptions(element, values),
  };
}

function isDisabled(element: Element): boolean {
  return element.matches(':disabled') || element.closest('[aria-disabled="true"]') !== null;
}
