// Turbo runs this once before the browser tests of all packages, which would else install a missing
// browser all at the same time and lock each other out.
import { chromiumPath } from './chromium.ts';

try {
  console.log(`Chromium: ${chromiumPath()}`);
} catch (error) {
  // The message says what to do; a stack adds nothing.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
