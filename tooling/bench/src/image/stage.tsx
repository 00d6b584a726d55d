import type { Root } from 'react-dom/client';
import { publish } from '../page/bench-page';
import type { ImageContestant } from './image-contestant';

export function show(root: Root, contestant: ImageContestant): void {
  root.render(null);
  const pictures = new Map<number, Promise<File>>();
  const picture = (megapixels: number) => {
    const made = pictures.get(megapixels) ?? makePicture(megapixels);
    pictures.set(megapixels, made);
    return made;
  };
  publish(
    contestant.label,
    {},
    {
      optimize: async (megapixels) => measure(contestant, await picture(megapixels)),
      /** All at once, as they come of a folder. */
      together: async (count) => {
        const file = await picture(12);
        const start = performance.now();
        await Promise.all(Array.from({ length: count }, () => contestant.optimize(file)));
        return performance.now() - start;
      },
      // Nothing but the work itself: what the page does for it is counted from outside.
      work: async (megapixels) => {
        await contestant.optimize(await picture(megapixels));
      },
    },
  );
}

async function measure({ optimize }: ImageContestant, file: File) {
  const start = performance.now();
  const result = await optimize(file);
  const wall = performance.now() - start;
  const bitmap = await createImageBitmap(result);
  const { width } = bitmap;
  bitmap.close();
  return { wall, width, bytes: result.size };
}

/** A noisy gradient of 4:3, so that it compresses like a photograph. */
async function makePicture(megapixels: number): Promise<File> {
  const width = Math.round(Math.sqrt((megapixels * 1e6 * 4) / 3));
  const height = Math.round((width * 3) / 4);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No 2D canvas.');
  const gradient = context.createLinearGradient(0, 0, width, height);
  gradient.addColorStop(0, '#88bbee');
  gradient.addColorStop(0.5, '#336633');
  gradient.addColorStop(1, '#ddaa66');
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
  for (let index = 0; index < 20_000; index++) {
    const noise = (index * 2_654_435_761) % 4_294_967_296;
    context.fillStyle = `hsl(${noise % 360} 40% ${30 + (noise % 50)}% / 0.5)`;
    context.fillRect(
      noise % width,
      Math.floor(noise / 7) % height,
      5 + (noise % 60),
      5 + (noise % 40),
    );
  }
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
  return new File([blob], 'foto.jpg', { type: 'image/jpeg' });
}
