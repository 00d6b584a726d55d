import type { ReplaceMember, Text } from '@guadua/catalog';
import { catalog, type NamedSpecimen } from '@guadua/catalog/specimens';
import { colombianHolidays } from '@guadua/date';
import { VIAS } from '@guadua/forms/colombia';
import { snackbar } from '@guadua/utils';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cutOff } from './cut-off';
import { neverSeen, renderInPseudoLanguage } from './stage';
import { type TextWatch, untranslated } from './watch-texts';

/** What is the same in every language: units, formats, letters of documents, the clock of twelve hours (DAT-7). */
const INTERNATIONAL =
  /\b(?:[kKMG]?B|ms|AM|PM|PDF|pdf|JPG|PNG|COP|NIT|CC|CPF)\b|\.(?:pdf|png|jpg|heic|svg|txt)\b/g;

/** Colombian addresses are in Spanish in every language (ADR-3), and so are the names of holidays. */
const SPANISH: readonly string[] = [
  ...VIAS,
  ...colombianHolidays(2026).flatMap(({ names }) => names),
];

const WINDOWS = [
  ['on a desk', 1280, 800],
  ['on a phone', 390, 844],
] as const;

/** Texts of an application: in Greek letters, which the pseudo-language leaves alone. */
const greek: Text = (spanish) =>
  spanish.replace(/\p{Script=Latin}/gu, (letter) => (/\p{Lu}/u.test(letter) ? 'Α' : 'α'));

/** A specimen with its control in a state of its own. */
function Shown({ specimen: { name, View, control } }: { specimen: NamedSpecimen }) {
  const [value, onChange] = useState<unknown>(control?.initial);
  return <View t={greek} control={{ name, value, onChange, disabled: false, readOnly: false }} />;
}

/** What is on the page and not translated, or does not fit. */
async function expectTranslated(watch: TextWatch, values: readonly unknown[] = []): Promise<void> {
  await document.fonts.ready;
  const left = watch
    .texts()
    .map(({ text, where }) => ({ text: untranslated(text, INTERNATIONAL), where }))
    .filter(({ text }) => text !== '' && !values.includes(text))
    .filter(({ text }) => !SPANISH.some((name) => text === name || text.endsWith(`, ${name}`)));
  watch.stop();
  // What moves has to come to rest first.
  await expect
    .poll(() => ({ untranslated: left, cutOff: cutOff() }))
    .toEqual({ untranslated: [], cutOff: [] });
}

describe.each(WINDOWS)('%s', (_, width, height) => {
  for (const { title, element, prepare, use } of catalog.labelStates) {
    it(title, async () => {
      await page.viewport(width, height);
      prepare?.(replace);
      const { watch, user } = renderInPseudoLanguage(element);
      await use?.(user);
      await expectTranslated(watch);
    });
  }

  for (const specimen of catalog.specimens) {
    it(`the specimen ${specimen.name}`, async () => {
      await page.viewport(width, height);
      const { watch } = renderInPseudoLanguage(<Shown specimen={specimen} />);
      // A value is a user's own text.
      await expectTranslated(watch, [specimen.control?.initial]);
    });
  }
});

const replace: ReplaceMember = (target, key, value) => {
  const spy = vi.spyOn(target as Record<PropertyKey, () => unknown>, key as string);
  spy.mockImplementation(value as () => unknown);
};

/** Shown in the same places as their neighbours, but only where a disk or a device fails. */
const RARE = [
  'file.imageErrors.unsupported',
  'file.imageErrors.too-large',
  'file.imageErrors.unreadable',
  'file.imageErrors.failed',
];

it('has seen every text of every package', () => {
  expect(neverSeen()).toEqual(RARE);
});

afterEach(() => {
  snackbar.dismiss();
  vi.restoreAllMocks();
});
