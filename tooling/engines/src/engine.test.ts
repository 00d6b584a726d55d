import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { findEngine } from './engine.ts';

/** A Firefox that says of itself what `text` is. */
function firefoxThatSays(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'guadua-firefox-'));
  const path = join(folder, 'firefox');
  writeFileSync(path, `#!/bin/sh\necho "${text}"\n`);
  chmodSync(path, 0o755);
  vi.stubEnv('GUADUA_FIREFOX', path);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  return path;
}

describe.skipIf(process.platform === 'win32')('a Firefox that was named', () => {
  it('is found where it is new enough', () => {
    const executable = firefoxThatSays('Mozilla Firefox 140.0esr');
    expect(findEngine('firefox')).toEqual({ name: 'firefox', executable });
  });

  it.each([
    ['too old', 'Mozilla Firefox 115.9.0esr', /is Firefox 115\.9\.0; the tests need 140 or later/],
    ['none', 'hola', /does not say which Firefox it is/],
  ])('is %s: one line says so, and what to install', (_, text, line) => {
    firefoxThatSays(text);
    const { missing } = { missing: '', ...findEngine('firefox') };
    expect(missing).toMatch(line);
    expect(missing).toContain('apt-get install firefox-esr');
    expect(missing).not.toContain('\n');
  });

  it('is not there: one line says so, and what to install', () => {
    vi.stubEnv('GUADUA_FIREFOX', '/no/such/firefox');
    onTestFinished(() => void vi.unstubAllEnvs());
    const { missing } = { missing: '', ...findEngine('firefox') };
    expect(missing).toContain('GUADUA_FIREFOX names /no/such/firefox');
    expect(missing).toContain('apt-get install firefox-esr');
  });
});
