import type { ComponentType } from 'react';
import type { HighlightedSource } from '../../../demo';
import inputOtpAfter from './screens/input-otp-after.tsx?source';
import inputOtpBefore from './screens/input-otp-before.tsx?source';
import mantineAfter from './screens/mantine-after.tsx?source';
import mantineBefore from './screens/mantine-before.tsx?source';
import datepickerAfter from './screens/react-datepicker-after.tsx?source';
import datepickerBefore from './screens/react-datepicker-before.tsx?source';
import dropzoneAfter from './screens/react-dropzone-after.tsx?source';
import dropzoneBefore from './screens/react-dropzone-before.tsx?source';
import selectAfter from './screens/react-select-after.tsx?source';
import selectBefore from './screens/react-select-before.tsx?source';

/** One screen in two libraries. Theirs is no dependency of this site, so that only ours runs. */
export interface GuideScreen {
  readonly before: HighlightedSource;
  readonly after: HighlightedSource;
  /** Loads the one that runs, with its styles. */
  readonly load: () => Promise<ComponentType>;
}

/** The screens of the guides; each key is the library that a guide leads from. */
export const SCREENS: Readonly<Record<string, GuideScreen>> = {
  'react-select': {
    before: selectBefore,
    after: selectAfter,
    load: async () => {
      await import('@guadua/select/styles.css');
      return (await import('./screens/react-select-after')).Delivery;
    },
  },
  'react-datepicker': {
    before: datepickerBefore,
    after: datepickerAfter,
    load: async () => {
      await import('@guadua/date/styles.css');
      return (await import('./screens/react-datepicker-after')).Hearing;
    },
  },
  'react-dropzone': {
    before: dropzoneBefore,
    after: dropzoneAfter,
    load: async () => {
      await import('@guadua/file/styles.css');
      return (await import('./screens/react-dropzone-after')).Supports;
    },
  },
  'input-otp': {
    before: inputOtpBefore,
    after: inputOtpAfter,
    load: async () => (await import('./screens/input-otp-after')).Code,
  },
  Mantine: {
    before: mantineBefore,
    after: mantineAfter,
    load: async () => {
      await import('@guadua/select/styles.css');
      return (await import('./screens/mantine-after')).Company;
    },
  },
};
