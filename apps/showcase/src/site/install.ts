import { CODE_URL, SITE_URL } from './site-links';

/** Whether npm has the packages. The release of 0.1.0 makes it true, and nothing else has to change. */
export const PUBLISHED = false;

/** The packages in the order in which one is likely to meet them. */
const NAMES = ['utils', 'forms', 'select', 'date', 'file'].map((name) => `@guadua/${name}`);

/** Where `pnpm packs` leaves them, in a copy of the repository beside the application. */
const TARBALLS = '../guadua/tarballs';

/** What makes them there. */
export const PACKS_COMMAND = 'npx --yes pnpm@12.21.0 packs';

/** What installs packages, by the name of each package manager. */
export const INSTALLERS = {
  npm: 'npm install',
  pnpm: 'pnpm add',
  yarn: 'yarn add',
  bun: 'bun add',
} as const;

export type Installer = keyof typeof INSTALLERS;

/** What installs them once they are in npm. */
export function releasedCommand(installer: Installer): string {
  return `${INSTALLERS[installer]} ${NAMES.join(' ')}`;
}

/** What installs them today. */
export function installCommand(installer: Installer): string {
  return PUBLISHED ? releasedCommand(installer) : `${INSTALLERS[installer]} ${TARBALLS}/*.tgz`;
}

/** A version of a package as a `package.json` can have it today. */
export function installableVersion(name: string, version: string): string {
  const [scope, folder] = name.split('/');
  return PUBLISHED || scope !== '@guadua'
    ? version
    : `file:${TARBALLS}/guadua-${folder}-${version}.tgz`;
}

/** Where it is explained how to make a copy of the repository. */
export const COPY_URL = `${CODE_URL}#usarla`;

/** Where the packages come from, for the files that machines read. */
export const INSTALL_NOTE = PUBLISHED
  ? `Se instalan con \`${releasedCommand('npm')}\`.`
  : `Aún no están en npm: se instalan desde una copia del repositorio (${COPY_URL}). In English: not on npm yet; install them from a copy of the repository.`;

/** What copies an example of the registry into a project. */
export function addCommand(name: string): string {
  return `npx shadcn@latest add ${SITE_URL}/r/${name}.json`;
}

/** A version as the site names it. */
export function versionName(version: string): string {
  return PUBLISHED ? version : `${version}, sin publicar`;
}
