import { test } from './screen-reader.ts';

test('files that are added, refused and removed are announced', async ({ page, reader }) => {
  await reader.visit('file-input');
  await reader.press('Tab');
  await reader.announces(
    'Soportes Seleccionar archivos, botón, valor No file chosen, o suéltalos aquí · PDF, PNG hasta 1 MB',
  );
  const pdf = { name: 'informe.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') };
  const text = { name: 'nota.txt', mimeType: 'text/plain', buffer: Buffer.from('b') };
  await page.locator('input[type=file]').setInputFiles(pdf);
  await reader.announces(
    'Soportes Seleccionar archivos, botón, valor informe.pdf, o suéltalos aquí · PDF, PNG hasta 1 MB',
    '«1 archivo agregado»',
  );
  await page.locator('input[type=file]').setInputFiles(text);
  await reader.announces('«nota.txt rechazado: tipo no permitido»');
  await reader.press('Tab');
  await reader.announces('contrato.pdf Clic para ver el archivo guardado, enlace');
  await reader.press('Tab', 'Tab');
  await reader.announces('Remover archivo informe.pdf, botón');
  await reader.press('Enter');
  await reader.announces('Remover archivo contrato.pdf, botón', '«informe.pdf removido»');
});

test('a picture says what became of it, and why one is refused', async ({ page, reader }) => {
  await reader.visit('image-input');
  await reader.press('Tab');
  await reader.announces('Foto de perfil, botón, valor No file chosen, Una foto de tu cara');
  const content = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const input = page.locator('input[type=file]').first();
  await input.setInputFiles({ name: 'retrato.png', mimeType: 'image/png', buffer: content });
  await reader.announces(
    'Foto de perfil, botón, valor retrato.png, 70 B',
    '«retrato.png optimizada: 70 B»',
  );
  const fake = { name: 'falsa.png', mimeType: 'image/png', buffer: Buffer.from('texto') };
  await input.setInputFiles(fake);
  await reader.announces('«falsa.png rechazado: El archivo no es una imagen.»');
  await reader.press('Tab');
  await reader.announces('Remover imagen, botón');
  await reader.press('Enter');
  await reader.announces(
    'Foto de perfil, botón, valor No file chosen, Una foto de tu cara',
    '«retrato.png removido»',
  );
});
