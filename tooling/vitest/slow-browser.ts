// Loaded before browser tests when GUADUA_SLOW says how many times slower the processor is to be.
import { cdp } from 'vitest/browser';

declare const __GUADUA_SLOW__: number;

await cdp().send('Emulation.setCPUThrottlingRate', { rate: __GUADUA_SLOW__ });
