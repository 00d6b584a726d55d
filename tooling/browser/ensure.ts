// Turbo runs this once before the browser tests of all packages, which would else install a missing
// browser all at the same time and lock each other out.
import { chromiumPath } from './chromium.ts';

console.log(`Chromium: ${chromiumPath()}`);
