import type { LabelState } from '@guadua/catalog';
import { ImageInput, imageCrop } from '@guadua/file';

const file = (name: string, bytes: number, type = 'application/pdf') =>
  new File([new Uint8Array(bytes)], name, { type });

export const labelStates: readonly LabelState[] = [
  {
    title: 'a picture that is made smaller',
    element: <ImageInput aria-label="Φωτογραφία" optimize={{ maxWidth: 16 }} />,
    use: async ({ upload, shown, picture }) => {
      await shown('file.selectImage');
      await upload('input[type=file]', [await picture()]);
      await shown('file.optimized', 'file.removeImage', 'file.processing', 'file.cancel');
    },
  },
  {
    title: 'a picture that is cropped, and again',
    element: <ImageInput aria-label="Φωτογραφία" crop={imageCrop({ aspect: 1 })} />,
    use: async ({ upload, shown, picture, click }) => {
      await upload('input[type=file]', [await picture()]);
      await shown('file.crop.title', 'file.crop.area', 'file.crop.hint', 'file.crop.zoom');
      await shown(
        'file.crop.zoomOut',
        'file.crop.zoomIn',
        'file.crop.turnLeft',
        'file.crop.turnRight',
      );
      await shown('file.crop.moveLeft', 'file.crop.moveUp');
      await shown('file.crop.moveDown', 'file.crop.moveRight', 'file.crop.done');
      await click('.gd-crop [data-primary]:enabled');
      await shown('file.cropAgain');
    },
  },
  {
    title: 'pictures that are none',
    element: <ImageInput aria-label="Φωτογραφία" />,
    use: async ({ upload, shown, picture }) => {
      const input = 'input[type=file]';
      await upload(input, [file('α.png', 50, 'image/png')]);
      await shown('file.imageErrors.not-image');
      await upload(input, [file('α.heic', 50, 'image/heic')]);
      await shown('file.imageErrors.heic');
      const whole = await picture();
      await upload(input, [new File([whole.slice(0, 60)], 'β.png', { type: 'image/png' })]);
      await shown('file.imageErrors.corrupt');
    },
  },
  {
    title: 'a picture from the camera',
    // A device that is touched and has a camera.
    prepare: (replace) => {
      const { matchMedia } = window;
      replace(window, 'matchMedia', (query) =>
        matchMedia.call(window, query.replace('(pointer: coarse)', 'all')),
      );
      const camera = { kind: 'videoinput', deviceId: '', groupId: '', label: '' } as const;
      replace(navigator.mediaDevices, 'enumerateDevices', () =>
        Promise.resolve([{ ...camera, toJSON: () => '' }]),
      );
    },
    element: <ImageInput aria-label="Φωτογραφία" />,
    use: ({ shown }) => shown('file.takePhoto'),
  },
  {
    title: 'a picture that cannot be shown',
    element: <ImageInput aria-label="Φωτογραφία" defaultValue="/α.pdf" />,
    use: ({ shown }) => shown('file.cannotShow'),
  },
  {
    title: 'a required picture',
    element: <ImageInput aria-label="Φωτογραφία" required />,
    use: ({ shown }) => shown('file.requiredImage'),
  },
  {
    title: 'a picture that could not be cropped, and whose data could not be removed',
    element: <ImageInput aria-label="Φωτογραφία" crop={imageCrop({ aspect: 1 })} />,
    use: async ({ upload, shown }) => {
      // A TIFF with one entry: it is kept as it is.
      const tiff = Uint8Array.of(0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 1, 0);
      await upload('input[type=file]', [new File([tiff], 'α.png', { type: 'image/png' })]);
      await shown('file.notCropped', 'file.keepsMetadata');
    },
  },
];
