import { openSpecimen, testEachSpecimen, visitSpecimen } from './each-specimen.ts';
import { openStopsWithoutRing, stopsWithoutRing } from './focus-stops.ts';
import { test } from './stress-test.ts';

/*
 * Who goes with the keyboard sees where (WCAG 2.4.7), with forced colours too (CMP-13): at every stop of every widget a
 * line changes, closed and open. The contrast of the line with its background is tested with the tokens.
 */

for (const { look, scheme, forcedColors } of [
  { look: 'light', scheme: 'light', forcedColors: 'none' },
  { look: 'dark', scheme: 'dark', forcedColors: 'none' },
  { look: 'in forced colours', scheme: 'light', forcedColors: 'active' },
] as const) {
  test.describe(look, () => {
    test.use({ contextOptions: { forcedColors } });

    testEachSpecimen('shows the focus at each stop', async (page, name) => {
      await visitSpecimen(page, name, `scheme=${scheme}`);
      return stopsWithoutRing(page);
    });

    testEachSpecimen(
      'shows the focus at each stop while it is open',
      async (page, name) => {
        await openSpecimen(page, name);
        return openStopsWithoutRing(page);
      },
      { address: `/?scheme=${scheme}` },
    );
  });
}
