import type { LabelState, LabelUser, ReplaceMember, Text } from '@guadua/catalog';
import { catalog } from '@guadua/catalog/specimens';
import { colombianHolidays } from '@guadua/date';
import { VIAS } from '@guadua/forms/colombia';
import { GuaduaProvider } from '@guadua/utils';
import { Snackbars } from '@guadua/utils/ui';
import { cutOff } from '../cut-off.ts';
import { mount, ready, user } from '../mounted.tsx';
import { Stage, specimenNamed } from '../stage.tsx';
import { PACKS } from './packs.ts';
import { pseudoPack } from './pseudo.ts';
import { everSeen, type TextWatch, untranslated, watchTexts } from './watch-texts.ts';

declare global {
  interface Window {
    /** Given by the test: what a person does with a real mouse or keyboard. */
    act: (what: 'click' | 'keys', target: string) => Promise<void>;
  }
}

/** Colombian addresses are in Spanish in every language (ADR-3), and so are the names of holidays. */
const SPANISH: readonly string[] = [
  ...VIAS,
  ...colombianHolidays(2026).flatMap(({ names }) => names),
];

const pseudoPacks = PACKS.map(pseudoPack);
const labels = pseudoPacks.map(({ pack }) => pack);

/** Texts of an application: in Greek letters, which the pseudo-language leaves alone. */
const greek: Text = (spanish) =>
  spanish.replace(/\p{Script=Latin}/gu, (letter) => (/\p{Lu}/u.test(letter) ? 'Α' : 'α'));

/**
 * Shows a specimen in the pseudo-language, in Greek formats and for Greek readers: Latin letters outside brackets are
 * texts that are not translated. Says which they are, and what does not fit.
 */
export async function showInPseudoLanguage(name: string): Promise<string[]> {
  const watch = watchTexts();
  mount(<Stage name={name} t={greek} locale="el-GR" labels={labels} />);
  await ready(name);
  // A value is a user's own text.
  return faultsOf(watch, specimenNamed(name).control?.initial);
}

/** Shows a state of labels in the pseudo-language, and says what is not translated or does not fit. */
export async function showLabels(index: number): Promise<string[]> {
  const state = catalog.labelStates[index];
  if (!state) throw new Error(`There is no state ${index}.`);
  const restore = prepare(state);
  const watch = watchTexts();
  mount(
    <GuaduaProvider locale="el-GR" labels={labels}>
      <span id="start" tabIndex={-1} />
      <div>{state.element}</div>
      <Snackbars />
    </GuaduaProvider>,
  );
  // Tab begins here, wherever the focus of the last state was.
  (await user.find('#start')).focus();
  await state.use?.(labelUser(watch));
  const faults = await faultsOf(watch);
  restore();
  return faults;
}

/** Labels of all packs that nothing has shown on this page. */
export function neverSeen(): string[] {
  return unseenIn([...everSeen]);
}

function unseenIn(texts: readonly string[]): string[] {
  return pseudoPacks.flatMap(({ unseen }) => unseen(texts));
}

/** Replaces what the state wants replaced; returns what undoes it. */
function prepare(state: LabelState): () => void {
  const undo: (() => void)[] = [];
  const replace: ReplaceMember = (target, key, value) => {
    const usual = target[key];
    target[key] = value;
    undo.push(() => {
      target[key] = usual;
    });
  };
  state.prepare?.(replace);
  return () => {
    for (const restore of undo) restore();
  };
}

function labelUser(watch: TextWatch): LabelUser {
  const find = async (selector: string) => {
    const found = () =>
      [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.checkVisibility());
    await user.until(() => found() !== undefined, selector);
    return found() ?? document.body;
  };
  return {
    find,
    click: async (selector) => {
      const target = await find(selector);
      const opens = target.matches('[aria-haspopup][aria-expanded=false]');
      await window.act('click', selector);
      // The tap is painted before a sheet opens (DAT-15, SEL-16).
      if (opens) await user.until(() => target.ariaExpanded === 'true', `${selector} to open`);
    },
    keys: (text) => window.act('keys', text),
    upload: user.choose,
    picture: () => user.picture('φωτογραφία.png'),
    // In this case: what an earlier one has shown says nothing of this one.
    shown: (...paths) => {
      const areShown = () => {
        const unseen = unseenIn(watch.texts().map(({ text }) => text));
        return !paths.some((path) => unseen.includes(path));
      };
      return user.until(areShown, `the labels ${paths}`);
    },
  };
}

/** What is on the page and not translated, or does not fit. */
async function faultsOf(watch: TextWatch, value?: unknown): Promise<string[]> {
  await document.fonts.ready;
  const left = watch
    .texts()
    .map(({ text, where }) => ({ text: untranslated(text), where }))
    .filter(({ text }) => text !== '' && text !== value)
    .filter(({ text }) => !SPANISH.some((name) => text === name || text.endsWith(`, ${name}`)));
  watch.stop();
  // What moves has to come to rest first.
  await user.until(() => cutOff().length === 0, 'rest').catch(() => undefined);
  return [...left.map(({ text, where }) => `not translated: ${text} (${where})`), ...cutOff()];
}
