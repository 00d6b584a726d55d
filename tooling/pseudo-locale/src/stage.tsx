import type { LabelUser } from '@guadua/catalog';
import { GuaduaProvider, type LabelPack } from '@guadua/utils';
import { Snackbars } from '@guadua/utils/ui';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { PACKS } from './packs';
import { pseudoPack } from './pseudo';
import { everSeen, type TextWatch, watchTexts } from './watch-texts';

const pseudoPacks = PACKS.map(pseudoPack);
const labels: readonly LabelPack[] = pseudoPacks.map(({ pack }) => pack);

function PseudoLanguage({ children }: { children: ReactNode }) {
  return (
    <GuaduaProvider locale="el-GR" labels={labels}>
      <div className="stage">{children}</div>
      <Snackbars />
    </GuaduaProvider>
  );
}

/**
 * Renders a component in the pseudo-language, in Greek formats and for Greek readers: Latin letters
 * outside brackets are texts that are not translated.
 */
export function renderInPseudoLanguage(element: ReactNode): { watch: TextWatch; user: LabelUser } {
  const watch = watchTexts();
  render(<PseudoLanguage>{element}</PseudoLanguage>);
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
      click: async (selector) => {
        const target = await find(selector);
        const opens = target.matches('[aria-haspopup][aria-expanded=false]');
        await userEvent.click(target);
        // The tap is painted before a sheet opens (DAT-15, SEL-16).
        if (opens) await expect.element(target).toHaveAttribute('aria-expanded', 'true');
      },
      keys: (text) => userEvent.keyboard(text),
      upload: async (selector, files) => userEvent.upload(await find(selector), files),
      picture: createPicture,
      // In this case: what an earlier one has shown says nothing of this one.
      shown: async (...paths) => {
        const missing = () => {
          const seen = watch.texts().map(({ text }) => text);
          const unseen = unseenIn(seen);
          return paths.filter((path) => unseen.includes(path));
        };
        await expect.poll(missing).toEqual([]);
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

/** Labels of all packs that no case has shown. */
export function neverSeen(): string[] {
  return unseenIn([...everSeen]);
}

function unseenIn(texts: readonly string[]): string[] {
  return pseudoPacks.flatMap(({ unseen }) => unseen(texts));
}
