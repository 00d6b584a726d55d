import { type ReactElement, StrictMode } from 'react';
import { expect } from 'vitest';
import { type ServerPage, serverPage } from '../server-page';
import { meetPerson } from './person';
import { eventually, expectHeld, Keeper, NAME, Page, submitted } from './stage';
import type { WidgetCase, WidgetOptions } from './widget.types';

/** CMP-7: coming from a server. */
export function hydrationCases<Value>(options: WidgetOptions<Value>): WidgetCase[] {
  const { value, otherValue } = options;
  const onChange = () => {};
  const widgets: [who: string, widget: () => ReactElement][] = [
    [
      'keeps its value itself',
      () => options.render({ 'aria-label': 'Widget', name: NAME, defaultValue: value, onChange }),
    ],
    [
      'has a caller who keeps it',
      () => <Keeper options={options} first={value} onChange={onChange} />,
    ],
  ];
  return widgets.map(([who, widget]) => ({
    title: `hydrates what a server rendered without a warning, and works then, where it ${who} (CMP-7)`,
    run: () =>
      onServerPage(widget(), async (hydrate) => {
        const complaints = await hydrate();
        expect(complaints, 'hydration').toEqual([]);
        expectHeld(options, value);
        await options.change(await meetPerson());
        await eventually(() => expectHeld(options, otherValue));
      }),
  }));
}

/** TXC-6: a form that is sent before its scripts come. */
export function earlyCases<Value>(options: WidgetOptions<Value>): WidgetCase[] {
  const { value } = options;
  const widget = () =>
    options.render({ 'aria-label': 'Widget', name: NAME, defaultValue: value, onChange: () => {} });
  return [
    {
      title: 'sends what it shows before its scripts come, and nothing that was deleted (TXC-6)',
      run: () =>
        onServerPage(widget(), async (_, place) => {
          const sent = options.formValue(value);
          // A file is in no page of a server.
          if (sent.some((entry) => entry instanceof File)) return;
          const fields = [
            ...place.querySelectorAll<HTMLInputElement>(
              `[name="${NAME}"]:not([type=hidden], [type=file])`,
            ),
          ];
          const boxes = fields.filter(({ type }) => type === 'checkbox' || type === 'radio');
          const texts = fields.filter((field) => !boxes.includes(field));
          const shown = texts.map((field) => field.value);
          expect(submitted(), 'FormData').toEqual(texts.length > 0 ? shown : sent);
          if (texts.length > 0) expect(shown.join(''), 'the text that is shown').not.toBe('');
          for (const field of texts) field.value = '';
          for (const box of boxes) box.checked = false;
          if (fields.length > 0) expect(submitted().join(''), 'FormData once it is empty').toBe('');
        }),
    },
  ];
}

/** The page of a server with the widget, which is taken away afterwards. */
async function onServerPage(
  widget: ReactElement,
  use: (hydrate: ServerPage['hydrate'], place: HTMLElement) => Promise<void>,
): Promise<void> {
  const page = (
    <StrictMode>
      <Page>{widget}</Page>
    </StrictMode>
  );
  const place = document.createElement('div');
  const { hydrate, leave } = serverPage(place, page);
  try {
    await use(hydrate, place);
  } finally {
    leave();
  }
}
