import { VIAS } from '@guadua/forms';
import { snackbar } from '@guadua/utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Case } from '../src/case.types';
import { componentNames } from '../src/component-names';
import { cutOffTexts } from '../src/cut-off';
import { neverSeen, stage } from '../src/stage';
import { untranslated } from '../src/watch-texts';
import { BUTTON_CASES } from './cases/buttons';
import { DATE_CASES } from './cases/dates';
import { FILE_CASES } from './cases/files';
import { FORM_CASES } from './cases/forms';
import { SELECT_CASES } from './cases/selects';

const CASES: readonly Case[] = [
  ...BUTTON_CASES,
  ...FORM_CASES,
  ...SELECT_CASES,
  ...DATE_CASES,
  ...FILE_CASES,
];

/** What is the same in every language: units, formats, the clock of twelve hours (DAT-7). */
const INTERNATIONAL =
  /\b(?:[kKMG]?B|ms|AM|PM|PDF|pdf|JPG|PNG|COP|NIT|CPF)\b|\.(?:pdf|png|jpg|heic|svg|txt)\b/g;

/** Colombian addresses are in Spanish, whoever reads them (ADR-3). */
const ROADS: readonly string[] = VIAS;

const WINDOWS = [
  ['on a desk', 1280, 800],
  ['on a phone', 390, 844],
] as const;

describe.each(WINDOWS)('%s', (_, width, height) => {
  it.each(CASES.map((one) => [one.title, one] as const))('%s', async (_, { element, use }) => {
    await page.viewport(width, height);
    const { watch, person } = stage(element);
    await use?.(person);
    await document.fonts.ready;
    const left = watch
      .texts()
      .map(({ text, where }) => ({ text: untranslated(text, INTERNATIONAL), where }))
      .filter(({ text }) => text !== '' && !ROADS.includes(text));
    watch.stop();
    // What moves has to come to rest first.
    await expect
      .poll(() => ({ untranslated: left, cutOff: cutOffTexts() }))
      .toEqual({ untranslated: [], cutOff: [] });
  });
});

it('has looked at every component', () => {
  const covered = CASES.flatMap(({ covers }) => covers);
  expect(componentNames().filter((name) => !covered.includes(name))).toEqual([]);
});

/** Shown in the same places as their neighbours, but only where a disk or a device fails. */
const RARE = [
  'file.rejections.unreadable',
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
