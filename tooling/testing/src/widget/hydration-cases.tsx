import { type ReactElement, StrictMode } from 'react';
import { expect } from 'vitest';
import { serverPage } from '../before-hydration';
import { Keeper, LABEL, NAME, Page } from './page';
import { meetPerson } from './person';
import { eventually, expectHeld, host, submitted } from './stage';
import type { Prove, WidgetOptions } from './widget.types';

/** CMP-7: coming from a server. TXC-6: a form that is sent before its scripts come. */
export function hydrationCases<Value>(options: WidgetOptions<Value>, prove: Prove): void {
  const { value, otherValue } = options;
  const onChange = () => {};
  const keeping = () => options.render({ ...LABEL, name: NAME, defaultValue: value, onChange });
  const kept = () => <Keeper options={options} first={value} onChange={onChange} />;

  for (const [who, widget] of [
    ['keeps its value itself', keeping],
    ['has a caller who keeps it', kept],
  ] as const) {
    prove(
      `hydrates what a server rendered without a warning, and works then, where it ${who} (CMP-7)`,
      async () => {
        const hydrate = onServerPage(widget());
        await hydrate();
        expectHeld(options, value);
        await options.change(await meetPerson());
        await eventually(() => expectHeld(options, otherValue));
      },
    );
  }

  prove(
    'sends what it shows before its scripts come, and nothing that was deleted (TXC-6)',
    async () => {
      onServerPage(keeping());
      const sent = options.formValue(value);
      // A file is in no page of a server.
      if (sent.some((entry) => entry instanceof File)) return;
      const named = `[name="${NAME}"]:not([type=hidden], [type=file])`;
      const fields = [...host().querySelectorAll<HTMLInputElement>(named)];
      const boxes = fields.filter(({ type }) => type === 'checkbox' || type === 'radio');
      const texts = fields.filter((field) => !boxes.includes(field));
      const shown = texts.map((field) => field.value);
      expect(submitted(), 'FormData').toEqual(texts.length > 0 ? shown : sent);
      if (texts.length > 0) expect(shown.join(''), 'the text that is shown').not.toBe('');
      for (const field of texts) field.value = '';
      for (const box of boxes) box.checked = false;
      if (fields.length > 0) expect(submitted().join(''), 'FormData once it is empty').toBe('');
    },
  );
}

/** The page of a server with the widget. */
function onServerPage(widget: ReactElement): () => Promise<void> {
  return serverPage(
    document.createElement('div'),
    <StrictMode>
      <Page>{widget}</Page>
    </StrictMode>,
  );
}
