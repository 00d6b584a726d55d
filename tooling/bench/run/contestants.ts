import { readdirSync } from 'node:fs';

/** The names that `--only=guadua,downshift` asks for; all of them without it. */
export const ONLY = process.argv
  .find((argument) => argument.startsWith('--only='))
  ?.slice(7)
  .split(',');

/** Names of a group's adapters that are asked for. */
export function contestants(folder: string): string[] {
  return readdirSync(new URL(`../src/${folder}/contestants/`, import.meta.url))
    .map((file) => file.replace(/\.tsx?$/, ''))
    .filter((name) => ONLY === undefined || ONLY.includes(name));
}
