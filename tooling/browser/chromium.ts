import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';

/**
 * What Chromium is to leave out. It heeds one list alone, so what Playwright turns off comes first; the last three
 * cost processor time for each window.
 */
const DISABLED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
];

/** Flags for a Chromium that makes no request but those of the page under test, as root and in containers. */
export const CHROMIUM_FLAGS: string[] = [
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Starts a Chromium for some work, and ends it. */
export async function withChromium<Result>(
  work: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/**
 * Path of a Chromium to test with, the first of: `GUADUA_CHROMIUM`, one that the system has, Playwright's own, one
 * installed now (Playwright's download, else Debian's package).
 */
export function chromiumPath(): string {
  return findChromium() ?? installChromium();
}

function findChromium(): string | undefined {
  const named = process.env.GUADUA_CHROMIUM;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`GUADUA_CHROMIUM names ${named}, and there is no such file.`);
  }
  return [...INSTALLED, chromium.executablePath()].find((path) => existsSync(path));
}

function installChromium(): string {
  console.log('No Chromium found: installing one…');
  const attempts: [command: string, args: string[]][] = [
    ['apt-get', ['update', '-qq']],
    [
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'],
    ],
    ['npx', ['playwright', 'install', 'chromium']],
  ];
  for (const [command, args] of attempts) {
    spawnSync(command, args, {
      // Here npx finds the Playwright of the project.
      cwd: import.meta.dirname,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    const found = findChromium();
    if (found) return found;
  }
  throw new Error(
    'No Chromium could be installed. Install one (Debian: apt-get install chromium; elsewhere: ' +
      'npx playwright install chromium) or set GUADUA_CHROMIUM to the path of one.',
  );
}
