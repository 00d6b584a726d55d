// The last step of the build: each specimen renders on a server, or the build names its file.
import { findBrokenSpecimens } from './broken-specimens.ts';
import { renderSpecimen, SPECIMENS } from './server-build.ts';

const problems = findBrokenSpecimens(SPECIMENS, renderSpecimen);
for (const problem of problems) console.error(`✗ ${problem}`);
if (problems.length > 0) process.exit(1);
console.log(`${SPECIMENS.length} specimens render.`);
