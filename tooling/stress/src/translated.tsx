import type { User } from '@guadua/catalog';
import { close, mount, ready, retell } from './mounted.tsx';
import { Stage, specimenNamed } from './stage.tsx';
import { translatePage, wordsOf } from './translate-page.ts';
import { createUser, frames } from './user.ts';

/** What is done to a specimen may show a little later: so long another text is waited for. */
const LATE_FRAMES = 120;

/** Uses a specimen on a page that a browser translates, and gives it other texts; says which words are not those of the moment. */
export async function translated(name: string): Promise<string[]> {
  const usual: string[] = [];
  await inSteps(name, async () => {
    await frames(4);
    // What is at work says something else a little later; an upload of an example never ends.
    for (let late = 0; late < LATE_FRAMES && document.querySelector('[aria-busy="true"]'); late++)
      await frames(1);
    usual.push(wordsOf(document.body));
  });
  const faults: string[] = [];
  let step = 0;
  const end = translatePage();
  await inSteps(name, async () => {
    const wanted = usual[step++] ?? '';
    for (let late = 0; late < LATE_FRAMES && wordsOf(document.body) !== wanted; late++)
      await frames(1);
    const words = wordsOf(document.body);
    if (words !== wanted) faults.push(`step ${step}: ${difference(wanted, words)}`);
  });
  end();
  return faults;
}

/** Mounts, uses and changes a specimen, and calls back after each step. */
async function inSteps(name: string, done: () => Promise<void>): Promise<void> {
  mount(<Stage name={name} />);
  await ready(name);
  const acts = ['press', 'hover', 'focus', 'key', 'type', 'write', 'choose'];
  const user = new Proxy(createUser(), {
    get: (all, act: keyof User) => {
      const method: unknown = Reflect.get(all, act);
      if (typeof method !== 'function' || !acts.includes(act)) return method;
      return async (...given: unknown[]) => {
        await method.apply(all, given);
        await done();
        if (act !== 'type' && act !== 'write') return;
        document.execCommand('delete');
        await done();
        await all.type(String(given.at(-1)).slice(-1));
        await done();
      };
    },
  });
  await specimenNamed(name).use?.(user);
  await done();
  await retell(name, (text) => (text === 'es-CO' ? text : `${text}.`));
  await done();
  await close();
}

/** Where two texts part. */
function difference(wanted: string, found: string): string {
  let at = 0;
  while (wanted[at] === found[at]) at++;
  const from = Math.max(0, at - 20);
  return `“${found.slice(from, at + 30)}” for “${wanted.slice(from, at + 30)}”`;
}
