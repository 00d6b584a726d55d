import { preset } from '@guadua/vitest';
import { mergeConfig } from 'vitest/config';
import { testingServer } from './testing-server';

export default mergeConfig(preset(), { plugins: [testingServer()] });
