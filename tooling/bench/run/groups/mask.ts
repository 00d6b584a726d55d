import type { Browser } from 'playwright';
import {
  type Contender,
  closeContenders,
  inTurns,
  mainThread,
  openContenders,
  settled,
} from '../browser.ts';
import { againstBest, labelsOf, medians, type Row } from '../report.ts';

const KEYS = '123456789';
const TIMES = 100_000;

export async function mask(browser: Browser, origin: string): Promise<Row[]> {
  const contenders = await openContenders(browser, origin, 'currency');
  const labels = labelsOf(contenders);
  const keystroke = medians(await inTurns(contenders, typeAmount), labels);
  // React's own input shows what a key costs before any library does something; the hook formats as the field does.
  const formatting = contenders.filter(({ name }) => !/^react$|headless/.test(name));
  const currency = medians(await inTurns(formatting, (each) => job(each, 'currency')), labels);
  const cpf = medians(await inTurns(formatting, (each) => job(each, 'cpf')), labels);
  await closeContenders(contenders);
  return [
    againstBest(
      { measure: 'A keystroke in a currency field, script', unit: 'ms', figures: keystroke },
      1,
    ),
    againstBest({ measure: '100 000 currency formats', unit: 'ms', figures: currency }, 1),
    againstBest({ measure: '100 000 CPF masks', unit: 'ms', figures: cpf }, 1),
  ];
}

async function typeAmount(contender: Contender): Promise<number> {
  const { page, selectors } = contender;
  const input = page.locator(selectors.input ?? '').first();
  await input.click();
  await settled(page);
  const { script } = await mainThread(contender, async () => {
    for (const digit of KEYS) await page.keyboard.press(digit);
  });
  const typed = await input.inputValue();
  if (typed.replace(/\D/g, '') !== KEYS) throw new Error(`typed ${KEYS}, it shows ${typed}`);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Backspace');
  return script / KEYS.length;
}

async function job({ page }: Contender, name: 'currency' | 'cpf'): Promise<number> {
  const result = await page.evaluate(
    ([key, times]) => window.bench?.jobs[key]?.(times) as Promise<{ time: number } | null>,
    [name, TIMES] as const,
  );
  if (!result) throw new Error(`has no ${name} formatter`);
  return result.time;
}
