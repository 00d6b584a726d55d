import type { ComponentReference, Reference } from '@guadua/docgen';
import { expect, it } from 'vitest';
import { measuredComponents } from './measured-components.ts';

const component = (importFrom: string, name: string, fullAt?: string): ComponentReference => ({
  id: name,
  name,
  importFrom,
  description: '',
  props: [],
  cssVariables: [],
  dataAttributes: [],
  ...(fullAt === undefined ? {} : { fullAt }),
});

it('lists every component once, by the entry that people import it from', () => {
  const page = (...components: ComponentReference[]) => ({
    components,
    functions: [],
    types: [],
    keys: [],
  });
  const reference: Reference = {
    pages: {
      '/date/basic': page(component('@guadua/date', 'DatePicker')),
      '/forms/basic': page(component('@guadua/forms', 'Field')),
      '/forms/pin': page(
        component('@guadua/forms', 'Field', '/forms/basic'),
        component('@guadua/forms', 'PinInput'),
      ),
      '/ui/buttons': page(component('@guadua/utils/ui', 'Button')),
    },
  };
  expect(measuredComponents(reference)).toEqual([
    { from: '@guadua/utils/ui', names: ['Button'] },
    { from: '@guadua/date', names: ['DatePicker'] },
    { from: '@guadua/forms', names: ['Field'] },
    { from: '@guadua/forms', names: ['PinInput'] },
  ]);
});
