import { expect, filesTest as test } from './site.ts';
import { stateOfPage } from './state-of-page.ts';

test('says that a page is seen and draws, answers to nothing, or draws nothing', async ({
  page,
}) => {
  expect(await stateOfPage(page)).toBe('it is visible and draws frames');

  // Until it is answered, nothing else runs in the page.
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => void setTimeout(() => alert('Espera')));
  const dialog = await asked;
  expect(await stateOfPage(page, 100)).toBe('it does not answer');
  await dialog.dismiss();
  expect(await stateOfPage(page)).toBe('it is visible and draws frames');

  // No window hides this page: it gets what one that is hidden has, and its time passes at once.
  await page.clock.install();
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0;
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
  });
  const answer = stateOfPage(page);
  await page.clock.fastForward('01:00');
  expect(await answer).toBe('it is hidden and draws no frames');
});
