import { preset } from '@guadua/vitest';

export default preset({
  alone: [],
  bundled: [
    '@base-ui/react/dialog',
    '@guadua/select > @tanstack/react-virtual',
    '@guadua/utils > @radix-ui/react-popover',
    '@guadua/utils > @radix-ui/react-tooltip',
    '@headlessui/react',
    '@mui/material/Dialog',
    '@radix-ui/react-dialog',
    'focus-trap',
  ],
});
