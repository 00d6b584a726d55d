import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildFrameworkApp,
  type Framework,
  tryFrameworkApp,
  writeFrameworkApp,
} from '@guadua/pack-check/framework-apps';
import { catalog } from '@guadua/pack-check/packed';
import { tryNode, writeNodeProject } from '@guadua/pack-check/projects';
import { PACKAGES } from '@guadua/workspace';
import { configureRegistry, install, type Manager } from './managers.ts';

/** A fresh project: `node` in both module formats, or an application of a framework. */
export type Project = Framework | 'node';

/** What a manager and a project did with the packages of a registry. */
export interface Check {
  readonly manager: Manager;
  readonly project: Project;
  /** What was seen, in words. */
  readonly shows: string;
  readonly seconds: number;
}

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
): Promise<Check[]> {
  const checks: Check[] = [];
  for (const project of projects) {
    const start = performance.now();
    const folder = join(place, project);
    mkdirSync(folder);
    const shows = await tryProject(manager, project, folder, source);
    const seconds = (performance.now() - start) / 1000;
    console.log(`✓ ${manager}, ${project}: ${shows} (${seconds.toFixed(1)} s)`);
    checks.push({ manager, project, shows, seconds });
  }
  return checks;
}

async function tryProject(
  manager: Manager,
  project: Project,
  folder: string,
  { registry, ranges }: Source,
): Promise<string> {
  const floor = isOnFloor(manager, project) ? FLOOR : {};
  const hasOldNode = project === 'node' && floor === FLOOR;
  if (project === 'node') {
    const versions: Record<string, string> = { ...catalog(), ...floor };
    const others = ['react', 'react-dom', '@splidejs/splide', '@types/node', '@types/react'];
    const names = [...others, '@types/react-dom', 'typescript'];
    const dependencies = Object.fromEntries(names.map((name) => [name, versions[name] ?? '*']));
    const manifests = PACKAGES.map(({ manifest }) => manifest);
    const node: Record<string, string> = hasOldNode ? { node: OLDEST_NODE } : {};
    await writeNodeProject(folder, manifests, { ...ranges, ...dependencies, ...node });
  } else {
    await writeFrameworkApp(project, folder, { ...ranges, ...floor });
  }
  const on = floor === FLOOR ? ` (React ${FLOOR.react}, TypeScript ${FLOOR.typescript})` : '';
  const oldNode = hasOldNode ? join(folder, 'node_modules/node/bin/node') : undefined;
  await configureRegistry(manager, folder, registry, join(folder, '../cache'));
  await install(manager, folder);
  if (project === 'node') {
    const count = await tryNode({ node: folder }, [], oldNode);
    const where = hasOldNode ? ` on Node ${OLDEST_NODE}` : '';
    return `types${on}, and ${count} components rendered by import and require${where}`;
  }
  await buildFrameworkApp(project, folder);
  await tryFrameworkApp(project, folder);
  return `types${on}, build, a form sent in Chromium`;
}
