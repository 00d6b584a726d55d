import { packageEntries, packageStyles } from '@guadua/catalog/vite';
import { preset } from '@guadua/vitest';
import { mergeConfig } from 'vitest/config';

export default mergeConfig(preset(), { plugins: [packageEntries(), packageStyles()] });
