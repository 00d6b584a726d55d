import { exampleOf, expect, open, test, unfold } from '../site.ts';

/** The samples of the package's own tests. */
const sample = (name: string) =>
  new URL(`../../../../packages/file/samples/${name}`, import.meta.url).pathname;

test.describe('files (FIL)', () => {
  test('replaces, removes, and gives the focus on (FIL-2)', async ({ page }) => {
    await open(page, '/file/basic');
    const example = exampleOf(page, 'Un archivo');
    // Out of sight, the browser renders nothing of it.
    await example.scrollIntoViewIfNeeded();
    const input = example.getByLabel('Hoja de vida');
    await input.setInputFiles(sample('document.pdf'));
    await expect(example.getByText('File(document.pdf, 69 B)').first()).toBeVisible();
    await input.setInputFiles(sample('junk-first.pdf'));
    await expect(example.getByRole('button', { name: /^Remover archivo/ })).toHaveCount(1);
    await example.getByRole('button', { name: 'Remover archivo junk-first.pdf' }).press('Delete');
    await expect(input).toBeFocused();
  });

  test('keeps the good ones and says why the others not (FIL-3)', async ({ page }) => {
    await open(page, '/file/basic');
    const example = exampleOf(page, 'Varios archivos');
    // Out of sight, the browser renders nothing of it.
    await example.scrollIntoViewIfNeeded();
    await example
      .getByLabel('Soportes')
      .setInputFiles(['image.png', 'document.pdf', 'workbook.xlsx'].map(sample));
    await expect(example.getByRole('button', { name: /^Remover archivo/ })).toHaveCount(2);
    await expect(example.getByRole('listitem').getByText('workbook.xlsx')).toBeVisible();
    await expect(example.getByText('tipo no permitido').first()).toBeVisible();
  });

  test('recognises a file by its content, not by its name (FIL-5, FIL-7)', async ({ page }) => {
    await open(page, '/file/basic');
    const checked = await unfold(page, 'Validado por su contenido');
    await checked.getByLabel(/^Cédula/).setInputFiles(sample('html-named.png'));
    await checked.getByRole('button', { name: /^Remover archivo/ }).focus();
    await page.keyboard.press('Tab');
    await expect(checked.getByText(/Por dentro es otra cosa/)).toBeVisible();
    const detector = await unfold(page, 'Qué es cada archivo');
    await detector
      .getByLabel('Cualquier archivo')
      .setInputFiles(
        ['png-named.jpg', 'streamed.xlsx', 'comments.svg', 'html-named.png'].map(sample),
      );
    for (const type of ['png', 'xlsx', 'svg', 'unknown']) {
      await expect(detector.getByText(type, { exact: true }).first()).toBeVisible();
    }
    await expect(detector.getByText(/^89 50 4e 47 0d 0a 1a 0a/)).toBeVisible();
  });

  test('links what was saved (FIL-1)', async ({ page }) => {
    await open(page, '/file/basic');
    await unfold(page, 'Guardados, en orden');
    // The bench begins with the same file.
    const link = page.getByRole('link', { name: /cafetal\.svg Clic para ver el archivo guardado/ });
    await expect(link).toHaveCount(2);
    await expect(link.last()).toHaveAttribute('href', '/paisajes/cafetal.svg');
  });
});

test.describe('images (IMG)', () => {
  test('shows before and after, from another thread (IMG-2, IMG-3)', async ({ page }) => {
    await open(page, '/file/image');
    const example = exampleOf(page, 'Antes y después');
    // Out of sight, the browser renders nothing of it.
    await example.scrollIntoViewIfNeeded();
    await example.getByRole('button', { name: /^Foto de prueba/ }).click();
    await expect(example.getByRole('img', { name: 'Después' })).toBeVisible({ timeout: 30_000 });
    await expect(example.getByText(/4000 × 3000/)).toBeVisible();
    await expect(example.getByText(/1920 × 1440/)).toBeVisible();
    await expect(example.getByText(/en otro hilo/).first()).toBeVisible();
  });

  test('refuses a text with the name of a picture, and loses nothing (IMG-5)', async ({ page }) => {
    await open(page, '/file/image');
    const example = await unfold(page, 'Máximo 2 MB');
    // Out of sight, the browser renders nothing of it.
    await example.scrollIntoViewIfNeeded();
    const input = example.getByLabel('Foto del predio');
    await input.setInputFiles(sample('orientation-6.jpg'));
    await expect(example.getByRole('img', { name: 'orientation-6.jpg' })).toBeVisible();
    await input.setInputFiles(sample('text-named.png'));
    await expect(example.getByText('text-named.png: El archivo no es una imagen.')).toBeVisible();
    await expect(example.getByRole('img', { name: 'orientation-6.jpg' })).toBeVisible();
  });
});
