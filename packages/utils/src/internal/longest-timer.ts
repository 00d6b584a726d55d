/** The longest time that a timer of a browser takes, in milliseconds: a longer one, `Infinity` too, ends at once. */
export const LONGEST_TIMER = 2_147_483_647;
