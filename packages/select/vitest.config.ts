import { preset } from '@guadua/vitest';

export default preset({
  alone: ['src/list/rows/rows.offline.browser.test.tsx'],
  bundled: [
    '@radix-ui/react-popover',
    '@tanstack/react-virtual',
    '@guadua/utils > @radix-ui/react-tooltip',
  ],
});
