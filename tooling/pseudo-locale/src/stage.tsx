import { GuaduaProvider, type LabelPack } from '@guadua/utils';
import { Snackbars } from '@guadua/utils/ui';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { PACKS } from './packs';
import { pseudoPack } from './pseudo';
import { type FoundText, type TextWatch, watchTexts } from './watch-texts';

const pseudoPacks = PACKS.map((set) => pseudoPack(set['en-US']));
const labels: readonly LabelPack[] = pseudoPacks.map(({ pack }) => pack);
/** All that was seen since the file began. */
const everything = new Map<string, FoundText>();

/** What a case may do with its widget. */
export interface Stage {
  /** The first visible element of a selector, once there is one. */
  find: (selector: string) => Promise<HTMLElement>;
  click: (selector: string) => Promise<void>;
  keys: (text: string) => Promise<void>;
  upload: (selector: string, files: File[]) => Promise<void>;
  /** Waits until each of these labels was somewhere: `select.results`. */
  seen: (...paths: string[]) => Promise<void>;
}

/**
 * Renders a widget in the pseudo-language, in Greek formats and for Greek readers: Latin letters
 * outside brackets are texts that nobody translated.
 */
export function stage(element: ReactNode): { watch: TextWatch; person: Stage } {
  const watch = watchTexts();
  render(
    <GuaduaProvider locale="el-GR" labels={labels}>
      <div className="stage">{element}</div>
      <Snackbars />
    </GuaduaProvider>,
  );
  const find = (selector: string) =>
    vi.waitFor(() => {
      const found = [...document.querySelectorAll<HTMLElement>(selector)].find((one) =>
        one.checkVisibility(),
      );
      if (!found) throw new Error(`There is no ${selector}.`);
      return found;
    });
  return {
    watch,
    person: {
      find,
      click: async (selector) => userEvent.click(await find(selector)),
      keys: (text) => userEvent.keyboard(text),
      upload: async (selector, files) => userEvent.upload(await find(selector), files),
      seen: async (...paths) => {
        await expect
          .poll(() => neverSeen(watch.texts()).filter((path) => paths.includes(path)))
          .toEqual([]);
      },
    },
  };
}

/** Labels of all packs that were never seen, neither now nor by an earlier case. */
export function neverSeen(now: readonly FoundText[] = []): string[] {
  for (const found of now) everything.set(found.text, found);
  const seen = [...everything.keys()];
  return pseudoPacks.flatMap(({ unseen }) => unseen(seen));
}
