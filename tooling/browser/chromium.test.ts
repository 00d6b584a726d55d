import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { CHROMIUM_FLAGS } from './chromium.ts';

test.skipIf(process.platform === 'win32')(
  'our flags turn off every feature that Playwright turns off',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'guadua-flags-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const executablePath = join(folder, 'browser');
    // Stands in for a browser, and writes down how Playwright starts one.
    writeFileSync(executablePath, '#!/bin/sh\nprintf "%s\\n" "$@" > "$(dirname "$0")/arguments"\n');
    chmodSync(executablePath, 0o755);
    await chromium.launch({ executablePath }).catch(() => undefined);
    const args = readFileSync(join(folder, 'arguments'), 'utf8').split('\n');
    expect(disabledIn(CHROMIUM_FLAGS)).toEqual(expect.arrayContaining(disabledIn(args)));
    expect(disabledIn(args)).not.toEqual([]);
  },
);

function disabledIn(args: readonly string[]): string[] {
  return args.flatMap((one) => /^--disable-features=(.*)$/.exec(one)?.[1]?.split(',') ?? []);
}
