import type { LabelUser } from '@guadua/catalog';
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

/**
 * Renders a component in the pseudo-language, in Greek formats and for Greek readers: Latin letters
 * outside brackets are texts that are not translated.
 */
export function renderInPseudoLanguage(element: ReactNode): { watch: TextWatch; user: LabelUser } {
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
    user: {
      find,
      click: async (selector) => userEvent.click(await find(selector)),
      keys: (text) => userEvent.keyboard(text),
      upload: async (selector, files) => userEvent.upload(await find(selector), files),
      picture: createPicture,
      shown: async (...paths) => {
        await expect
          .poll(() => neverSeen(watch.texts()).filter((path) => paths.includes(path)))
          .toEqual([]);
      },
    },
  };
}

/** A picture that any browser reads. */
async function createPicture(): Promise<File> {
  const canvas = new OffscreenCanvas(64, 64);
  canvas.getContext('2d')?.fillRect(0, 0, 32, 32);
  const blob = await canvas.convertToBlob({ type: 'image/png' });
  return new File([blob], 'φωτογραφία.png', { type: 'image/png' });
}

/** Labels of all packs that were never seen, neither now nor by an earlier case. */
export function neverSeen(now: readonly FoundText[] = []): string[] {
  for (const found of now) everything.set(found.text, found);
  const seen = [...everything.keys()];
  return pseudoPacks.flatMap(({ unseen }) => unseen(seen));
}
