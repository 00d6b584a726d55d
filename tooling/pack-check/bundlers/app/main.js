import { optimizeImage } from '@guadua/file';

/** Makes a small photograph smaller, and writes into the title where that was done. */
async function main() {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 300;
  canvas.getContext('2d').fillRect(0, 0, 300, 300);
  const blob = await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg'));
  const photo = new File([blob], 'foto.jpg', { type: 'image/jpeg' });
  const { report } = await optimizeImage(photo, { maxWidth: 50 });
  document.title = `${report.thread} ${report.dimensions.width}`;
}

main().catch((error) => {
  document.title = String(error);
});
