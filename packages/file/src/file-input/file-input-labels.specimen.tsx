import type { LabelState } from '@guadua/catalog';
import { FileInput } from '@guadua/file';

const file = (name: string, bytes: number, type = 'application/pdf') =>
  new File([new Uint8Array(bytes)], name, { type });

export const labelStates: readonly LabelState[] = [
  {
    title: 'a file that is saved, one that is not safe',
    element: (
      <>
        <FileInput aria-label="Αρχείο" maxSize="2MB" defaultValue="/αρχεία/α.pdf" />
        <FileInput aria-label="Αρχείο" accept="image/*,video/*" defaultValue="javascript:α" />
        <FileInput aria-label="Ήχος" accept="audio/*" />
      </>
    ),
    use: ({ shown }) =>
      shown(
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
    use: async ({ upload, shown, click }) => {
      const input = 'input[type=file]';
      await upload(input, [file('α.txt', 50, 'text/plain')]);
      await shown('file.selectFiles', 'file.rejections.type', 'file.rejected');
      await upload(input, [file('α.pdf', 200)]);
      await shown('file.rejections.too-large');
      await upload(input, [file('α.pdf', 5)]);
      await shown('file.rejections.too-small');
      await upload(input, [file('α.pdf', 50)]);
      await shown('file.added', 'file.progress');
      await upload(input, [file('β.pdf', 50)]);
      await shown('file.rejections.too-many');
      await upload(input, [file('γ.txt', 50, 'text/plain'), file('δ.pdf', 5)]);
      await shown('file.rejectedMany');
      await click('.gd-file__item .gd-icon-button');
      await shown('file.removed');
    },
  },
];
