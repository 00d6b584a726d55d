import type { LabelState } from '@guadua/catalog';
import { FileInput, renameItems, reorderItems, type UploadControl, uploader } from '@guadua/file';

const MARK = '%PDF-';

/** A file that begins as a PDF does. */
const file = (name: string, bytes: number, type = 'application/pdf') =>
  new File([MARK, new Uint8Array(bytes - MARK.length)], name, { type });

interface FolderParts {
  readonly name: string;
  /** What the folder holds; left out while it is read for ever. */
  readonly contents?: readonly object[];
}

/** A folder as a browser provides it; a page can't make one by itself. */
function folder({ name, contents }: FolderParts): object {
  let isRead = false;
  const readEntries = (done: (entries: readonly object[]) => void) => {
    if (contents) done(isRead ? [] : contents);
    isRead = true;
  };
  return {
    name,
    fullPath: `/${name}`,
    isDirectory: true,
    isFile: false,
    createReader: () => ({ readEntries }),
  };
}

/** A file in a folder; without contents it can't be read. */
function entry(name: string, contents?: File): object {
  const read = (done: (found: File) => void, fail: (problem: Error) => void) =>
    contents ? done(contents) : fail(new Error());
  return { name, fullPath: `/${name}`, isDirectory: false, isFile: true, file: read };
}

/** Lets files or a folder go above a field. */
function drop(target: HTMLElement, files: readonly File[], entries: readonly object[] = []): void {
  const items = entries.map((dropped) => ({ webkitGetAsEntry: () => dropped }));
  const event = new Event('drop', { bubbles: true, cancelable: true });
  target.dispatchEvent(Object.assign(event, { dataTransfer: { types: ['Files'], files, items } }));
}

/** Says that the upload began, and nothing more. */
function stall(_: File, { onProgress }: UploadControl): Promise<string> {
  onProgress(0);
  return new Promise(() => {});
}

const cut = () => Promise.reject(new Error('cut'));
const refuse = () => Promise.reject(Object.assign(new Error('413'), { retry: false, status: 413 }));

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
        maxItems={1}
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
      await click('.gd-file-input__item .gd-icon-button');
      await shown('file.removed');
    },
  },
  {
    title: 'a file that is something else inside, one that can’t be read yet',
    element: <FileInput aria-label="Αρχείο" accept=".pdf" />,
    use: async ({ find, shown, upload }) => {
      await upload('input[type=file]', [new File(['α'], 'α.pdf')]);
      await shown('file.rejections.content');
      await upload('input[type=file]', [new File([], 'β.pdf')]);
      await shown('file.rejections.empty');
      const unread = file('α.pdf', 50);
      unread.slice = () => Object.assign(new Blob(), { arrayBuffer: () => new Promise(() => {}) });
      drop(await find('.gd-file-input'), [unread]);
      await shown('file.checking');
    },
  },
  {
    title: 'files that are ordered and renamed, too many bytes',
    element: (
      <FileInput
        aria-label="Αρχεία"
        multiple
        append
        reorder={reorderItems()}
        rename={renameItems()}
        maxTotalSize={110}
      />
    ),
    use: async ({ upload, click, keys, shown }) => {
      await upload('input[type=file]', [file('α.pdf', 50), file('β.pdf', 51), file('γ.pdf', 52)]);
      await shown('file.rejections.total-size');
      await shown('file.moveUp', 'file.moveDown', 'file.rename');
      await click('.gd-file-input__move[data-direction="down"]');
      await shown('file.moved');
      await click('.gd-file-input__tools .gd-icon-button');
      await shown('file.newName', 'file.saveName');
      await keys('δ{Enter}');
      await shown('file.renamed');
    },
  },
  {
    title: 'files that are on their way, up, and not',
    element: (
      <FileInput
        aria-label="Αρχεία"
        multiple
        append
        upload={uploader({
          retries: 0,
          parallel: 2,
          send: async ({ name }, { onProgress }) => {
            if (name === 'γ.pdf') throw new Error(name);
            onProgress(0.5);
            return name === 'α.pdf' ? 'α' : new Promise(() => {});
          },
        })}
      />
    ),
    use: async ({ upload, shown }) => {
      await upload('input[type=file]', [file('α.pdf', 50)]);
      await shown('file.upload.uploaded');
      await upload('input[type=file]', [file('β.pdf', 50), file('γ.pdf', 51)]);
      await shown(
        'file.upload.uploading',
        'file.upload.failed',
        'file.upload.notUploaded',
        'file.upload.retry',
      );
      await upload('input[type=file]', [file('δ.pdf', 52), file('ε.pdf', 53)]);
      await shown('file.upload.waiting');
    },
  },
  {
    title: 'a file whose upload is slow, paused and cut',
    element: (
      <FileInput
        aria-label="Αρχεία"
        upload={uploader({ send: Object.assign(sendSlowly, { resumes: true }) })}
      />
    ),
    use: async ({ upload, shown, click }) => {
      await upload('input[type=file]', [file('α.pdf', 50)]);
      await shown(
        'file.upload.pause',
        'file.upload.speed',
        'file.upload.timeLeft',
        'file.upload.step',
      );
      await click('.gd-file-input__retry');
      await shown('file.upload.paused', 'file.upload.held', 'file.upload.resume');
      Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
      await click('.gd-file-input__retry');
      await shown('file.upload.offline');
      Reflect.deleteProperty(navigator, 'onLine');
    },
  },
  {
    title: 'a file that a server stopped taking',
    element: (
      <FileInput
        aria-label="Αρχεία"
        upload={uploader({ send: stall, stallTimeout: 1, retries: 0 })}
      />
    ),
    use: async ({ upload, shown }) => {
      await upload('input[type=file]', [file('α.pdf', 50)]);
      await shown('file.upload.problems.stalled');
    },
  },
  {
    title: 'a file that is too large for the server',
    element: <FileInput aria-label="Αρχεία" upload={uploader({ send: refuse })} />,
    use: async ({ upload, shown }) => {
      await upload('input[type=file]', [file('α.pdf', 50)]);
      await shown('file.upload.problems.too-large');
    },
  },
  {
    title: 'a file that is gone before it is sent',
    element: <FileInput aria-label="Αρχεία" upload={uploader({ send: cut })} />,
    use: async ({ find, shown }) => {
      const gone = Object.assign(file('α.pdf', 50), {
        slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotFoundError')) }),
      });
      drop(await find('.gd-file-input'), [gone]);
      await shown('file.upload.problems.unreadable');
    },
  },
  {
    title: 'a required file',
    element: <FileInput aria-label="Αρχείο" required />,
    use: ({ shown }) => shown('file.required'),
  },
  {
    title: 'the same file twice',
    element: <FileInput aria-label="Αρχεία" multiple />,
    use: async ({ find, shown }) => {
      const twice = file('α.pdf', 50);
      drop(await find('.gd-file-input'), [twice, twice]);
      await shown('file.rejections.duplicate');
    },
  },
  {
    title: 'a folder with more than can be taken',
    // The value stays empty: two thousand rows on the page would show no other texts.
    element: <FileInput aria-label="Αρχεία" multiple value={null} />,
    use: async ({ find, shown }) => {
      const one = entry('α.pdf', file('α.pdf', 50));
      const contents = [entry('β.pdf'), ...Array.from({ length: 2001 }, () => one)];
      drop(await find('.gd-file-input'), [], [folder({ name: 'αρχεία', contents })]);
      await shown('file.rejections.folder-files');
      await shown('file.rejections.unreadable');
    },
  },
  {
    title: 'a folder that is being read',
    element: <FileInput aria-label="Αρχεία" multiple />,
    use: async ({ find, shown }) => {
      drop(await find('.gd-file-input'), [], [folder({ name: 'αρχεία' })]);
      await shown('file.reading');
    },
  },
];

/** Gets to a half, as if that took ten seconds; without a connection it fails. */
async function sendSlowly(_: File, { onProgress }: UploadControl): Promise<string> {
  if (!navigator.onLine) throw new Error('No connection.');
  const now = performance.now();
  Object.defineProperty(performance, 'now', { value: () => now + 10_000, configurable: true });
  onProgress(0.5);
  Reflect.deleteProperty(performance, 'now');
  return new Promise(() => {});
}
