import { preset } from '@guadua/vitest';
import { mergeConfig } from 'vitest/config';
import { controls } from './build/controls-plugin.ts';
import { pages } from './build/pages-plugin.ts';
import { source } from './build/source-plugin.ts';

export default mergeConfig(preset({ include: '{src,build}', setupFiles: [] }), {
  plugins: [controls(), pages(), source()],
});
