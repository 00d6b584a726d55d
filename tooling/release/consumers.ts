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
import { configureRegistry, install, type Manager } from './managers.ts';

/** A fresh project: `node` in both module formats, or an application of a framework. */
type Project = Framework | 'node';

/** Each framework once: the managers differ in what they install, not in what Next does with it. */
const PROJECTS: Readonly<Record<Manager, readonly Project[]>> = {
  npm: ['node', 'next'],
  pnpm: ['node', 'router'],
  yarn: ['node'],
  bun: ['node', 'vite'],
};

/** Where the packages come from, and what a manifest asks for. */
interface Source {
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
/** The other projects have the versions of this repository, or what a framework asks for. */
function isOnFloor(manager: Manager, project: Project): boolean {
  return (manager === 'npm' && project === 'node') || (manager === 'bun' && project === 'vite');
}

/** Installs the packages from a registry into fresh projects, one after the other, and uses them. */
export async function checkWith(manager: Manager, place: string, source: Source): Promise<void> {
  for (const project of PROJECTS[manager]) {
    const folder = join(place, project);
    mkdirSync(folder);
    const isOldest = isOnFloor(manager, project);
    const oldest = isOldest ? ', with the oldest of React, types and Node' : '';
    await step(`installed with ${manager} and used: ${project}${oldest}`, () =>
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
  const prepare = async () => {
    await configureRegistry(manager, folder, registry, join(folder, '../cache'));
    await install(manager, folder);
  };
  const floor = isOldest ? FLOOR : {};
  if (project !== 'node') {
    await writeFrameworkApp(project, folder, { ...ranges, ...floor });
    await prepare();
    await buildFrameworkApp(project, folder);
    await tryFrameworkApp(project, folder);
    return;
  }
  const others = ['react', 'react-dom', '@splidejs/splide', '@types/node', '@types/react'];
  const dependencies = versionsOf([...others, '@types/react-dom', 'typescript'], floor);
  const node = isOldest ? { node: OLDEST_NODE } : {};
  await writeNodeProject(folder, { ...ranges, ...dependencies, ...node });
  await prepare();
  // The package `node` has it there.
  const oldNode = join(folder, 'node_modules/node/bin/node');
  await tryNode(folder, [], isOldest ? oldNode : undefined);
}
