/** How many times slower than it is the processor of a page shall be (`pnpm test:repeat --slow`). */
export const SLOW = Number(process.env.GUADUA_SLOW ?? 1);

/** How many milliseconds later than they do the scripts of a page shall come (`pnpm test:repeat --late`). */
export const LATE = Number(process.env.GUADUA_LATE ?? 0);
