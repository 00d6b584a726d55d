/** The error of a call that the driver of an engine can't do; what runs in the engines writes it too. */
export function notPossible(reason: string): Error {
  return new Error(`Not possible there: ${reason}`);
}

/** Why, if that is what an error says. */
export function reasonOf(error: object): string | undefined {
  // Across the connection an error is a plain object.
  const { message } = error as { message?: unknown };
  return /Not possible there: (.*)/.exec(String(message))?.[1];
}

/** A call that is none of Chromium's: lets go of what a test left pressed. */
export const RELEASE = 'release';
/** Another: gives the page the focus that a test led out of it, with Shift+Tab before its first control. */
export const ACTIVATE = 'activate';
