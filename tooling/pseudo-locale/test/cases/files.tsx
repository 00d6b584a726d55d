import { FileInput, ImageInput } from '@guadua/file';
import { vi } from 'vitest';
import type { Case } from '../../src/case.types';

const file = (name: string, bytes: number, type = 'application/pdf') =>
  new File([new Uint8Array(bytes)], name, { type });

/** A field on a device that is touched and has a camera. */
function Telephone() {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    matchMedia.call(window, query.replace('(pointer: coarse)', 'all')),
  );
  const camera = { kind: 'videoinput', deviceId: '', groupId: '', label: '', toJSON: () => '' };
  vi.spyOn(navigator.mediaDevices, 'enumerateDevices').mockResolvedValue([
    camera as MediaDeviceInfo,
  ]);
  return <ImageInput aria-label="Φωτογραφία" />;
}

/** A picture that any browser reads. */
async function picture(): Promise<File> {
  const canvas = new OffscreenCanvas(64, 64);
  canvas.getContext('2d')?.fillRect(0, 0, 32, 32);
  const blob = await canvas.convertToBlob({ type: 'image/png' });
  return new File([blob], 'φωτογραφία.png', { type: 'image/png' });
}

export const FILE_CASES: readonly Case[] = [
  {
    title: 'a file that is saved, one that is not safe',
    covers: ['FileInput'],
    element: (
      <>
        <FileInput aria-label="Αρχείο" maxSize="2MB" defaultValue="/αρχεία/α.pdf" />
        <FileInput aria-label="Αρχείο" accept="image/*,video/*" defaultValue="javascript:α" />
        <FileInput aria-label="Ήχος" accept="audio/*" />
      </>
    ),
    use: ({ seen }) =>
      seen(
        'file.selectFile',
        'file.remove',
        'file.savedFile',
        'file.unsafeLink',
        'file.hint',
        'file.unnamed',
        'file.kinds.image',
        'file.kinds.video',
        'file.kinds.audio',
      ),
  },
  {
    title: 'files that are refused, one after the other',
    covers: ['FileInput'],
    element: (
      <FileInput
        aria-label="Αρχεία"
        multiple
        append
        accept=".pdf"
        minSize={10}
        maxSize={100}
        maxFiles={1}
        progress={() => 40}
      />
    ),
    use: async ({ upload, seen, click }) => {
      const input = 'input[type=file]';
      await upload(input, [file('α.txt', 50, 'text/plain')]);
      await seen('file.selectFiles', 'file.rejections.type', 'file.rejected');
      await upload(input, [file('α.pdf', 200)]);
      await seen('file.rejections.too-large');
      await upload(input, [file('α.pdf', 5)]);
      await seen('file.rejections.too-small');
      await upload(input, [file('α.pdf', 50)]);
      await seen('file.added', 'file.progress');
      await upload(input, [file('β.pdf', 50)]);
      await seen('file.rejections.too-many');
      await upload(input, [file('γ.txt', 50, 'text/plain'), file('δ.pdf', 5)]);
      await seen('file.rejectedMany');
      await click('.gd-file__item .gd-icon-button');
      await seen('file.removed');
    },
  },
  {
    title: 'a picture that is made smaller',
    covers: ['ImageInput'],
    element: <ImageInput aria-label="Φωτογραφία" optimize={{ maxWidth: 16 }} />,
    use: async ({ upload, seen }) => {
      await seen('file.selectImage');
      await upload('input[type=file]', [await picture()]);
      await seen('file.optimized', 'file.removeImage', 'file.processing', 'file.cancel');
    },
  },
  {
    title: 'pictures that are none',
    covers: ['ImageInput'],
    element: <ImageInput aria-label="Φωτογραφία" />,
    use: async ({ upload, seen }) => {
      const input = 'input[type=file]';
      await upload(input, [file('α.png', 50, 'image/png')]);
      await seen('file.imageErrors.not-image');
      await upload(input, [file('α.heic', 50, 'image/heic')]);
      await seen('file.imageErrors.heic');
      const whole = await picture();
      await upload(input, [new File([whole.slice(0, 60)], 'β.png', { type: 'image/png' })]);
      await seen('file.imageErrors.corrupt');
    },
  },
  {
    title: 'a picture from the camera',
    covers: ['ImageInput'],
    element: <Telephone />,
    use: ({ seen }) => seen('file.takePhoto'),
  },
  {
    title: 'a picture that cannot be shown',
    covers: ['ImageInput'],
    element: <ImageInput aria-label="Φωτογραφία" defaultValue="/α.pdf" />,
    use: ({ seen }) => seen('file.cannotShow'),
  },
];
