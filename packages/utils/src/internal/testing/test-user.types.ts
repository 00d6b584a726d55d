/**
 * Who does what a person would: what `userEvent.setup()` of `@testing-library/user-event` gives, or the
 * `userEvent` of `vitest/browser`.
 */
export interface TestUser {
  click(element: Element): Promise<unknown>;
  clear(element: Element): Promise<unknown>;
  type(element: Element, text: string): Promise<unknown>;
  keyboard(keys: string): Promise<unknown>;
}
