import { spawn } from 'node:child_process';

/** Runs a command to its end. */
export function run(
  command: string,
  args: readonly string[],
  cwd: string,
  environment: Readonly<Record<string, string>> = {},
  limit?: number,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, CI: 'true', NODE_ENV: undefined, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(limit !== undefined && { timeout: limit }),
    });
    let output = '';
    let all = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk;
      all += chunk;
    });
    child.stderr.on('data', (chunk: Buffer) => {
      all += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(output);
      else reject(new Error(`${command} ${args.join(' ')} failed in ${cwd}:\n${all}`));
    });
  });
}
