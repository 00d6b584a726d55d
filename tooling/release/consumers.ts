import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildFrameworkApp,
  type Framework,
  tryFrameworkApp,
  writeFrameworkApp,
} from '@guadua/pack-check/framework-apps';
import { step, versionsOf } from '@guadua/pack-check/packed';
import { tryNode, writeNodeProject } from '@guadua/pack-check/projects';
import { PACKAGES } from '@guadua/workspace';
import { configureRegistry, install, type Manager } from './managers.ts';

/** A fresh project: `node` in both module formats, or an application of a framework. */
export type Project = Framework | 'node';

/** Where the packages come from, and what a manifest asks for. */
export interface Source {
  readonly registry: string;
  /** By name, as it stands after `npm install @guadua/select`: `^0.1.0`. */
  readonly ranges: Readonly<Record<string, string>>;
}

/** The oldest that the packages promise to work with: the floor of their peers, and of their types. */
export const FLOOR: Readonly<Record<string, string>> = {
  react: '19.0.0',
  'react-dom': '19.0.0',
  '@types/react': '19.0.14',
  '@types/react-dom': '19.0.6',
  typescript: '5.8.3',
};

/** The oldest Node that the packages promise to render on. */
export const OLDEST_NODE = '20.0.0';
/** Where the package of that name has it. */
const NODE = 'node_modules/node/bin/node';

/** The other projects have the versions of this repository, or what a framework asks for. */
function isOnFloor(manager: Manager, project: Project): boolean {
  return (manager === 'npm' && project === 'node') || (manager === 'bun' && project === 'vite');
}

/** Installs the packages from a registry into fresh projects, one after the other, and uses them. */
export async function checkWith(
  manager: Manager,
  projects: readonly Project[],
  place: string,
  source: Source,
): Promise<void> {
  for (const project of projects) {
    const folder = join(place, project);
    mkdirSync(folder);
    const isOldest = isOnFloor(manager, project);
    const what = `installed with ${manager} and used: ${project}`;
    await step(isOldest ? `${what}, with the oldest of React, types and Node` : what, () =>
      tryProject(manager, project, folder, source, isOldest),
    );
  }
}

async function tryProject(
  manager: Manager,
  project: Project,
  folder: string,
  { registry, ranges }: Source,
  isOldest: boolean,
): Promise<void> {
  const floor = isOldest ? FLOOR : {};
  const oldNode: Record<string, string> = isOldest ? { node: OLDEST_NODE } : {};
  if (project === 'node') {
    const others = ['react', 'react-dom', '@splidejs/splide', '@types/node', '@types/react'];
    const dependencies = versionsOf([...others, '@types/react-dom', 'typescript'], floor);
    const manifests = PACKAGES.map(({ manifest }) => manifest);
    await writeNodeProject(folder, manifests, { ...ranges, ...dependencies, ...oldNode });
  } else {
    await writeFrameworkApp(project, folder, { ...ranges, ...floor });
  }
  await configureRegistry(manager, folder, registry, join(folder, '../cache'));
  await install(manager, folder);
  if (project === 'node') {
    await tryNode({ node: folder }, [], isOldest ? join(folder, NODE) : undefined);
  } else {
    await buildFrameworkApp(project, folder);
    await tryFrameworkApp(project, folder);
  }
}
