import { expectNoAxeViolations } from '../axe';
import { IN_BROWSER } from './person';
import { eventually, stage } from './stage';
import type { WidgetCase, WidgetOptions, WidgetProps } from './widget.types';

/** CMP-6: axe finds nothing, in any state, closed and open, light and dark. */
export function accessCases<Value>(options: WidgetOptions<Value>): WidgetCase[] {
  const { value, open } = options;
  const states: [name: string, props: WidgetProps<Value>][] = [
    ['filled', { defaultValue: value }],
    ['disabled', { defaultValue: value, disabled: true }],
    ['read-only', { defaultValue: value, readOnly: true }],
  ];
  if ('empty' in options) states.push(['empty', { defaultValue: options.empty as Value }]);
  if (options.required !== false) {
    states.push(['required and invalid', { defaultValue: value, required: true, invalid: true }]);
  }
  // jsdom draws nothing: one scheme is as good as two.
  const schemes = IN_BROWSER ? (['light', 'dark'] as const) : (['light'] as const);
  const cases = schemes.map((scheme) => ({
    title: `has no axe violation, ${scheme} (CMP-6)`,
    run: () =>
      inScheme(scheme, async () => {
        for (const [, props] of states) {
          const { unmount } = await stage(options, props);
          await expectNoAxeViolations(document.body, rulesIn(scheme));
          unmount();
        }
      }),
  }));
  if (!open) return cases;
  return [
    ...cases,
    ...schemes.map((scheme) => ({
      title: `has no axe violation while open, ${scheme} (CMP-6)`,
      run: () =>
        inScheme(scheme, async () => {
          const { person } = await stage(options, { defaultValue: value });
          await open(person);
          await eventually(() => expectNoAxeViolations(document.body, rulesIn(scheme)));
        }),
    })),
  ];
}

/** What light has proved of names, roles and relations holds in dark. */
function rulesIn(scheme: 'light' | 'dark'): 'all' | 'colours' {
  return scheme === 'light' ? 'all' : 'colours';
}

async function inScheme(scheme: 'light' | 'dark', run: () => Promise<void>): Promise<void> {
  const element = document.documentElement;
  element.dataset.colorScheme = scheme;
  try {
    await run();
  } finally {
    delete element.dataset.colorScheme;
  }
}
