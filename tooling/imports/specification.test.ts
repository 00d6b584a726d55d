import { describe, expect, it } from 'vitest';
import { readRules, repeatedNumbers, unknownNumbers } from './specification.ts';

const rule = (number: string, sentence = 'It holds.', test = '../a.test.ts') =>
  `- ${number} ${sentence} [test](${test})`;

describe('readRules', () => {
  it('reads number, sentence and test of each rule, and nothing else', () => {
    const text = ['# Select', '', rule('SEL-1'), rule('SEL-1.2', 'A longer one.'), 'A text.'];
    expect(readRules(text.join('\n'))).toEqual({
      rules: [
        { number: 'SEL-1', sentence: 'It holds.', test: '../a.test.ts' },
        { number: 'SEL-1.2', sentence: 'A longer one.', test: '../a.test.ts' },
      ],
      problems: [],
    });
  });

  it.each([
    ['- SEL-1 It has no test.', 'is no rule'],
    ['- A list of something', 'is no rule'],
    [rule('SEL-1', 'It has no end'), 'ends without a period'],
    [rule('SEL-1', `${'x'.repeat(160)}.`), '161 characters'],
    [rule('SEL-1', 'It holds.', '../a.ts'), 'which is no test'],
  ])('refuses %s', (line, problem) => {
    expect(readRules(line).problems).toEqual([expect.stringContaining(problem)]);
  });

  it('lets a sentence have 160 characters', () => {
    expect(readRules(rule('SEL-1', `${'x'.repeat(159)}.`)).problems).toEqual([]);
  });
});

it('a number that stands twice is found', () => {
  const { rules } = readRules([rule('SEL-1'), rule('SEL-2'), rule('SEL-1')].join('\n'));
  expect(repeatedNumbers(rules)).toEqual(['SEL-1']);
});

it('a cited number without a rule is found once, and other words are left alone', () => {
  const { rules } = readRules([rule('SEL-1'), rule('SEL-1.1')].join('\n'));
  const text = 'It is so (SEL-1, SEL-1.1, SEL-2 and SEL-2) in UTF-8. See SEL-1.3.';
  expect(unknownNumbers(text, rules)).toEqual(['SEL-2', 'SEL-1.3']);
});
