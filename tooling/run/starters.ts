import { spawnSync } from 'node:child_process';

/** What a package manager's processes are called, also behind a shell. */
const MANAGER = /\b(?:npm|npx|pnpm|yarn)\b/;

/**
 * The processes that started a script: its parent, and the package managers above it. A signal that ends npx or pnpm
 * doesn't always reach those whom they started.
 */
export function startersOf(own: number): number[] {
  const found: number[] = [];
  let { parent } = look(own);
  while (parent > 1) {
    found.push(parent);
    const above = look(parent);
    if (!MANAGER.test(above.command)) break;
    const next = look(above.parent);
    if (!MANAGER.test(next.command)) break;
    parent = above.parent;
  }
  return found;
}

/** Whether a process is still there. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function look(pid: number): { parent: number; command: string } {
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [, parent = '0', command = ''] = /^\s*(\d+)\s(.*)/.exec(stdout ?? '') ?? [];
  // Where there is no `ps`, the parent of this very process is known still.
  return { parent: Number(parent) || (pid === process.pid ? process.ppid : 0), command };
}
