// Takes the picture of the README from the built site: `pnpm --filter @guadua/showcase pictures`.
import { spawn } from 'node:child_process';
import { mkdir, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { CHROMIUM_FLAGS, chromiumPath } from '@guadua/browser';
import { chromium, type Locator, type Page } from '@playwright/test';

const PORT = 4190;
const FOLDER = new URL('../../../docs/pictures/', import.meta.url);
const MARGIN = 24;

interface Picture {
  name: string;
  path: string;
  /** Heading of the example that is shown. */
  example: string;
  /** What a person does before, and what has to be in the picture besides the example. */
  act: (example: Locator, page: Page) => Promise<Locator | undefined>;
}

const PICTURES: readonly Picture[] = [
  {
    name: 'date',
    path: '/date/range',
    example: 'Accesos directos',
    act: async (example, page) => {
      const popup = page.locator('.gd-popup');
      const open = example.locator('.gd-date-picker__button');
      await open.click();
      await popup.getByText('Esta quincena').click();
      if (!(await popup.isVisible())) await open.click();
      return popup;
    },
  },
];

/** What is not in the picture is not seen either. */
const ALONE = `
  body * { visibility: hidden; }
  [data-picture], [data-picture] *, .gd-popup, .gd-popup * { visibility: visible; }
  [data-picture] { border-radius: 8px; outline: 1px solid var(--gd-border); }
`;

const server = spawn(process.execPath, ['build/serve.ts'], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  env: { ...process.env, PORT: String(PORT) },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await new Promise((ready) => server.stdout.once('data', ready));
await mkdir(FOLDER, { recursive: true });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS });
try {
  for (const picture of PICTURES) {
    for (const scheme of ['light', 'dark'] as const) await take(picture, scheme);
  }
} finally {
  await browser.close();
  server.kill();
}

async function take({ name, path, example, act }: Picture, colorScheme: 'light' | 'dark') {
  const page = await browser.newPage({
    baseURL: `http://localhost:${PORT}`,
    colorScheme,
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
    reducedMotion: 'reduce',
    viewport: { width: 1180, height: 1100 },
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const section = page.locator('.example').filter({
    has: page.getByRole('heading', { name: example, exact: true }),
  });
  const frame = section.locator('.frame-body');
  await frame.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  const besides = await act(section, page);
  const boxes = await Promise.all([frame, besides].map((one) => one?.boundingBox()));
  const all = boxes.filter((box) => box != null);
  const left = Math.min(...all.map(({ x }) => x)) - MARGIN;
  const top = Math.min(...all.map(({ y }) => y)) - MARGIN;
  const right = Math.max(...all.map(({ x, width }) => x + width)) + MARGIN;
  const bottom = Math.max(...all.map(({ y, height }) => y + height)) + MARGIN;
  await frame.evaluate((element, css) => {
    element.setAttribute('data-picture', '');
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, ALONE);
  const file = fileURLToPath(new URL(`${name}-${colorScheme}.jpg`, FOLDER));
  await page.screenshot({
    path: file,
    quality: 88,
    clip: { x: left, y: top, width: right - left, height: bottom - top },
  });
  process.stdout.write(
    `${name}-${colorScheme}.jpg, ${Math.round((await stat(file)).size / 1000)} kB\n`,
  );
  await page.close();
}
