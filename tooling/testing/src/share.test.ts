import { expect, it } from 'vitest';
import { widgetCases } from './describe-widget';
import { choiceOptions } from './fixtures/choice-options';
import { inShare } from './share';

const TITLES = widgetCases(choiceOptions()).map(({ title }) => title);
const shown = (share: number, of: number) =>
  TITLES.filter((title) => inShare(title, { share, of }).tags === undefined);

it.each([2, 3])('%i shares have every case between them, each once, and none is empty', (of) => {
  const shares = Array.from({ length: of }, (_, index) => shown(index + 1, of));
  expect(shares.flat().sort()).toEqual([...TITLES].sort());
  for (const share of shares) expect(share.length).toBeGreaterThan(TITLES.length / of / 2);
});

it('a case that is in no share of a subject runs in test:long', () => {
  const [title = ''] = shown(1, 3);
  expect(inShare(title, { share: 2, of: 3 })).toEqual({ tags: ['long', 'turn'] });
  expect(inShare(title, undefined)).toEqual({});
});
