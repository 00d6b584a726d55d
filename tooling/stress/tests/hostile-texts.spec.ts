import { testEachSpecimen } from './each-specimen.ts';
import { LENGTHS } from './lengths.ts';

/*
 * Texts of an attacker in every text of every specimen: labels, options, queries, names of files, errors,
 * messages, addresses of saved files, masks, locales. The policies let none become markup or code, none is a live
 * link, and none makes anything throw.
 */

/** One of each kind. */
const TEXTS = [
  '"><img src=x onerror="window.hacked=1"><svg onload=window.hacked=1>',
  '</textarea></style></title><iframe srcdoc="<script>parent.hacked=1</script>">',
  'javascript:window.hacked=1',
  ' \u0001JaVa\tScRiPt:window.hacked=1//',
  'data:text/html,<script>parent.hacked=1</script>',
  '.*+?^$(){}|[]\\',
  'a\u0000b\uFFFF\uD800\u202E%E0%A4%A',
  '__proto__',
  'constructor',
  '👩‍👩‍👧‍👦🇨🇴e\u0301\u0301\u0301',
  '../../etc/passwd%00.png',
  'x-invalid-locale-é_ü',
  '999999999999999999999999',
  'a'.repeat(20_000),
  '',
];

testEachSpecimen(
  'shows hostile texts as text',
  async (page, name, messages) => {
    const found = await page.evaluate(
      ([specimen, texts, runs]) => window.harness.hostile(specimen, texts, runs),
      [name, TEXTS, LENGTHS.texts] as const,
    );
    // Warnings that name what is wrong with a text are what CMP-9 promises; anything thrown is not.
    return [...found, ...messages.splice(0).filter((line) => !/^Guadua <\w+>/.test(line))];
  },
  { address: '/dev/', timeout: 10_000 + (TEXTS.length + LENGTHS.texts) * 5000 },
);
