import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

/** Runs Turbo to its end, and gives its exit code. */
export function turbo(args: readonly string[], signal?: AbortSignal): Promise<number> {
  return new Promise((done, fail) => {
    const child = spawn('turbo', args, {
      cwd: resolve(import.meta.dirname, '../..'),
      stdio: 'inherit',
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
      // There a command is a script that only the shell can start.
      shell: process.platform === 'win32',
    });
    signal?.addEventListener('abort', () => child.kill('SIGINT'));
    // A terminal sends Ctrl+C to all: Turbo ends its tasks, and the caller says what became of them.
    const wait = () => {};
    process.on('SIGINT', wait);
    child.on('error', fail);
    child.on('close', (code) => {
      process.off('SIGINT', wait);
      done(code ?? 1);
    });
  });
}
