/** How many times slower than it is the processor of a page shall be (`pnpm test:repeat --slow`). */
export const SLOW = Number(process.env.GUADUA_SLOW ?? 1);
