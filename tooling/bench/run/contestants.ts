import { readdirSync } from 'node:fs';

const ONLY = process.argv
  .find((argument) => argument.startsWith('--only='))
  ?.slice(7)
  .split(',');

/** Names of a group's adapters, or those of them that `--only=guadua,downshift` asks for. */
export function contestants(folder: string): string[] {
  return readdirSync(new URL(`../src/${folder}/contestants/`, import.meta.url))
    .map((file) => file.replace(/\.tsx?$/, ''))
    .filter((name) => ONLY === undefined || ONLY.includes(name));
}
