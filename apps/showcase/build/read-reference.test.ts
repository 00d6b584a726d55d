import type { PageReference } from '@guadua/docgen';
import { expect, it } from 'vitest';
import { requirePages } from './read-reference.ts';

const PAGE: PageReference = {
  components: [
    {
      id: 'pin',
      name: 'PinInput',
      importFrom: '@guadua/forms',
      description: '',
      props: [],
      cssVariables: [],
      dataAttributes: [],
    },
  ],
  functions: [],
  types: [],
  keys: [],
};

it('refuses a component whose page is not there, and says how to mend it', () => {
  const reference = { pages: { '/forms/pins': PAGE } };
  expect(() => requirePages(reference, ['/', '/forms/pin'])).toThrow(
    'The reference of PinInput stands on /forms/pins, which no page.meta.ts has as its path: write the ' +
      'page, or correct "page" in the *.docs.ts beside the component.',
  );
});

it('says nothing of a component whose page is there', () => {
  expect(() => requirePages({ pages: { '/forms/pin': PAGE } }, ['/forms/pin'])).not.toThrow();
});
