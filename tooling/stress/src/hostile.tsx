import fc from 'fast-check';
import { close, mount, ready } from './mounted.tsx';
import { Stage, specimenNamed } from './stage.tsx';
import { createUser } from './user.ts';

/** Where the random texts begin: the same ones in each run. */
const SEED = 20_261_120;
/** How long is waited for what a hostile text may hide, in milliseconds. */
const PATIENCE = 300;

/** Renders and uses a specimen with written and random texts in place of its own; says what went wrong with the smallest. */
export async function hostile(
  name: string,
  texts: readonly string[],
  runs: number,
): Promise<string[]> {
  const any = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.stringMatching(/^[<>"'&;:=/\\a-z ]{1,40}$/),
  );
  let faults: readonly string[] = [];
  const holds = fc.asyncProperty(any, async (text) => {
    faults = await faultsWith(name, text);
    return faults.length === 0;
  });
  const { failed, counterexample } = await fc.check(holds, {
    seed: SEED,
    examples: texts.map((text) => [text]),
    numRuns: texts.length + runs,
  });
  return failed ? [JSON.stringify(counterexample), ...faults] : [];
}

async function faultsWith(name: string, text: string): Promise<string[]> {
  // Its end distinguishes keys and options.
  mount(<Stage name={name} t={(spanish) => `${text} ${spanish}`} />);
  await ready(name);
  const fileName = text.replaceAll('/', '∕');
  const user = createUser((usualName) => fileName || usualName, PATIENCE);
  // A specimen's own steps may miss what the text hides: an option that can't be found is no fault.
  await specimenNamed(name)
    .use?.(user)
    .catch(() => undefined);
  const faults = [...liveLinks(), ...window.violations.splice(0)];
  await close();
  return faults;
}

const LINKS = ['href', 'src', 'action', 'formaction', 'xlink:href', 'data', 'poster'];

/** What would run or lead away when it is pressed; the policies of the page refuse whatever else could run. */
function liveLinks(): string[] {
  return [...document.querySelectorAll('*')].flatMap((element) =>
    LINKS.map((name) => ({ name, value: element.getAttribute(name) ?? '' }))
      .filter(({ value }) => isExecutable(value, element))
      .map(({ name, value }) => `a live ${name}="${value}"`),
  );
}

/** Whether the browser would run it or leave for it; pictures of `data:` run nothing. */
function isExecutable(value: string, element: Element): boolean {
  const protocol = URL.parse(value, document.baseURI)?.protocol;
  if (protocol === 'javascript:' || protocol === 'vbscript:') return true;
  return protocol === 'data:' && !element.matches('img, link');
}
