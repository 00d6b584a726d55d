/**
 * Quien hace lo que haría una persona: lo que da `userEvent.setup()` de `@testing-library/user-event`, o el
 * `userEvent` de `vitest/browser`.
 */
export interface TestUser {
  click(element: Element): Promise<unknown>;
  clear(element: Element): Promise<unknown>;
  type(element: Element, text: string): Promise<unknown>;
  keyboard(keys: string): Promise<unknown>;
}
