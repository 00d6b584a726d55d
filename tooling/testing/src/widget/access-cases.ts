import { expectNoAxeViolations } from '../axe';
import { IN_BROWSER } from './person';
import { emptyOf, eventually, stage } from './stage';
import type { Prove, WidgetOptions, WidgetProps } from './widget.types';

/** CMP-6: axe finds nothing, in any state, closed and open, light and dark. */
export function accessCases<Value>(options: WidgetOptions<Value>, prove: Prove): void {
  const { value, open } = options;
  const states: WidgetProps<Value>[] = [
    { defaultValue: value },
    { defaultValue: value, disabled: true },
    { defaultValue: value, readOnly: true },
    ...emptyOf(options).map((empty) => ({ defaultValue: empty })),
  ];
  if (options.required !== false) {
    states.push({ defaultValue: value, required: true, invalid: true });
  }
  // jsdom draws nothing: one scheme is as good as two.
  for (const scheme of IN_BROWSER ? (['light', 'dark'] as const) : (['light'] as const)) {
    // What light has proved of names, roles and relations holds in dark.
    const look = () => expectNoAxeViolations(document.body, scheme === 'light' ? 'all' : 'colours');

    prove(`has no axe violation, ${scheme} (CMP-6)`, () =>
      inScheme(scheme, async () => {
        for (const props of states) {
          const { unmount } = await stage(options, props);
          await look();
          unmount();
        }
      }),
    );
    if (!open) continue;
    prove(`has no axe violation while open, ${scheme} (CMP-6)`, () =>
      inScheme(scheme, async () => {
        const { person } = await stage(options, { defaultValue: value });
        await open(person);
        await eventually(look);
      }),
    );
  }
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
