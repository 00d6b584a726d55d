// Turbo runs this once before the browser tests of all packages, which would else install a missing
// browser all at the same time and lock each other out.
import { chromiumPath } from './chromium.ts';

try {
  console.log(`Chromium: ${chromiumPath()}`);
} catch (error) {
  // It says what to do; where it was thrown helps nobody.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
