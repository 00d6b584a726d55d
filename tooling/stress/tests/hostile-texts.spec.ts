import { expect } from '@playwright/test';
import { LENGTHS } from './lengths.ts';
import { sharedPageTest } from './shared-page.ts';
import { SPECIMEN_NAMES } from './specimen-names.ts';

/*
 * Texts of an attacker in every text of every specimen: labels, options, queries, names of files, errors,
 * messages, addresses of saved files, masks, locales. None runs, none becomes an element or a live link,
 * none makes anything throw.
 */

/** The kinds that differ most. */
const WORST_TEXTS = [
  '"><img src=x onerror="window.hacked=1"><svg onload=window.hacked=1>',
  'javascript:window.hacked=1',
  '.*+?^$(){}|[]\\',
  'a\u0000b\uFFFF\uD800\u202E%E0%A4%A',
];

/** The long run adds these. */
const MORE_TEXTS = [
  '<img src=x onerror="window.hacked=1">',
  '<script>window.hacked=1</script>',
  '"><svg onload=window.hacked=1>',
  "' autofocus onfocus='window.hacked=1",
  '</textarea></style></title><iframe srcdoc="<script>parent.hacked=1</script>">',
  ' \u0001java\tscript:window.hacked=1//',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>parent.hacked=1</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'vbscript:msgbox(1)',
  'blob:null/x',
  '{{constructor.constructor("window.hacked=1")()}}',
  '#{window.hacked=1}',
  '__proto__',
  'constructor',
  'toString',
  '&lt;b&gt;&#x3C;script&#x3E;',
  '\u202Egnp.exe\u2066',
  'a\u0000b\uFFFF\uD800',
  '👩‍👩‍👧‍👦🇨🇴e\u0301\u0301\u0301',
  '%E0%A4%A',
  '../../etc/passwd%00.png',
  'x-invalid-locale-é_ü',
  '999999999999999999999999',
  'a'.repeat(20_000),
  '',
];

/** Where the random texts begin: the same ones in each run. */
const SEED = 20_261_120;

const test = sharedPageTest('/dev/');
const texts = LENGTHS.allTexts ? [...WORST_TEXTS, ...MORE_TEXTS] : WORST_TEXTS;

for (const name of SPECIMEN_NAMES) {
  test(`${name} shows hostile texts as text`, async ({ shared: { page, messages } }) => {
    test.setTimeout(120_000 + (texts.length + LENGTHS.randomTexts) * 5000);
    const found = await page.evaluate(([specimen, all]) => window.harness.hostile(specimen, all), [
      name,
      texts,
    ] as const);
    expect(found).toEqual([]);
    await page.evaluate(([specimen, seed, runs]) => window.harness.anyText(specimen, seed, runs), [
      name,
      SEED,
      LENGTHS.randomTexts,
    ] as const);
    expect(messages.filter(isUnexpected)).toEqual([]);
  });
}

/** Warnings that name what is wrong with a text are what CMP-9 promises; anything thrown is not. */
function isUnexpected(line: string): boolean {
  return !/^Guadua <\w+>/.test(line);
}
