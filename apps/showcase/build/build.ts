// The scripts and styles of the site, and the same for a server, which `prerender.ts` goes on with. In one
// process, so that what both builds need to know is found out once.
import { build } from 'vite';
import config from '../vite.config.ts';
import { SITE_ROOT } from './pages.ts';

for (const isSsrBuild of [false, true]) {
  const options = await config({ command: 'build', mode: 'production', isSsrBuild });
  // Read by Vite, the configuration would come with modules of its own for each build.
  await build({ ...options, root: SITE_ROOT, configFile: false });
}
