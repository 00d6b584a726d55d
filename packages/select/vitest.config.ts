import { preset } from '@guadua/vitest';

export default preset({
  alone: [],
  bundled: [
    '@radix-ui/react-popover',
    '@tanstack/react-virtual',
    '@guadua/utils > @radix-ui/react-tooltip',
  ],
});
