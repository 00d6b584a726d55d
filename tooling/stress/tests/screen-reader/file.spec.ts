import { PICTURE, TEXT } from '../sample-files.ts';
import { test } from './screen-reader.ts';

test('files that are added, refused and removed are announced', async ({ page, reader }) => {
  const input = page.locator('input[type=file]');
  const help = 'o suéltalos aquí · PDF, PNG hasta 1 MB';
  await reader.visit('file-input');
  await reader.follows(`Tab → Soportes Seleccionar archivos, botón, valor No file chosen, ${help}`);
  const pdf = { name: 'informe.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') };
  await input.setInputFiles(pdf);
  await reader.follows(`
    → Soportes Seleccionar archivos, botón, valor informe.pdf, ${help} | «1 archivo agregado»`);
  await input.setInputFiles(TEXT);
  await reader.follows(`
            → «nota.txt rechazado: tipo no permitido»
    Tab     → contrato.pdf Clic para ver el archivo guardado, enlace
    Tab Tab → Remover archivo informe.pdf, botón
    Enter   → Remover archivo contrato.pdf, botón | «informe.pdf removido»`);
});

test('a picture says what became of it, and why one is refused', async ({ page, reader }) => {
  const input = page.locator('input[type=file]').first();
  const empty = 'Foto de perfil, botón, valor No file chosen, Una foto de tu cara';
  await reader.visit('image-input');
  await reader.follows(`Tab → ${empty}`);
  await input.setInputFiles({ ...PICTURE, name: 'retrato.png' });
  await reader.follows(`
    → Foto de perfil, botón, valor retrato.png, 70 B | «retrato.png optimizada: 70 B»`);
  await input.setInputFiles({ ...PICTURE, name: 'falsa.png', buffer: Buffer.from('texto') });
  await reader.follows(`
          → «falsa.png rechazado: El archivo no es una imagen.»
    Tab   → Remover imagen, botón
    Enter → ${empty} | «retrato.png removido»`);
});
