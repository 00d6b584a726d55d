import { mergeLabels } from '@guadua/utils/internal';
import type { FileItem } from '../file-input/file-item.types';
import { itemName } from '../file-input/file-items';
import { fileUploaded } from '../file-input/file-list';
import { uploadLabelsEsCO } from '../labels/es-co';
import type { UploadLabels } from '../labels/file-labels.types';
import type { Uploader, UploadHost, UploadOptions, Uploads } from './upload.types';
import { createUploadQueue } from './upload-queue';
import { UploadStatus } from './upload-status';

/**
 * Sube los archivos de un campo al elegirlos.
 * @param options A dónde o cómo se suben, y cuántos a la vez.
 * @returns Lo que recibe `upload`. Se puede llamar en cada dibujo.
 * @throws TypeError Si faltan `url` y `send`.
 * @example <FileInput multiple append upload={uploader({ url: '/api/files' })} />
 */
export function uploader(options: UploadOptions): Uploader {
  if (!options.send && options.url === undefined) {
    throw new TypeError('`uploader` needs `url` or `send`.');
  }
  return { options, create: createUploads };
}

function createUploads(host: () => UploadHost): Uploads {
  /** The files by the ids that they got: the file is still seen where the value holds its id. */
  const sent = new Map<string, File>();
  const say = (text: (of: UploadLabels) => string) => {
    const { announce, labels } = host();
    announce(text(textsOf(labels)));
  };
  const queue = createUploadQueue({
    onChange: () => host().redraw(),
    onDone(file, id) {
      sent.set(id, file);
      say((of) => of.uploaded(itemName(file)));
      host().onUploaded(fileUploaded(file, id));
    },
    onFailed: (file) => say((of) => of.failed(itemName(file))),
    onStep: (percent, count) => say((of) => of.step(percent, count)),
  });
  const statusOf = (file: File) => queue.stateOf(file)?.status ?? 'waiting';
  return {
    sync: (items, options, isHeld) => queue.sync(filesOf(items), options, isHeld),
    stop: queue.stop,
    shown: (items) => items.map((item) => (typeof item === 'string' && sent.get(item)) || item),
    busy(items, labels) {
      const isBusy = (file: File) => /sending|offline|waiting/.test(statusOf(file));
      return filesOf(items).some(isBusy) ? textsOf(labels).uploading : '';
    },
    problem(items, labels) {
      const stopped = filesOf(items).find((file) => /failed|paused/.test(statusOf(file)));
      if (!stopped) return '';
      const { failed, held } = textsOf(labels);
      return (statusOf(stopped) === 'failed' ? failed : held)(itemName(stopped));
    },
    progressOf(item) {
      const state = typeof item === 'string' ? undefined : queue.stateOf(item);
      const isOn = state && /sending|offline|paused/.test(state.status);
      return isOn ? 100 * state.progress : undefined;
    },
    statusOf(item, name, { labels, control, input }) {
      const state = typeof item === 'string' ? undefined : queue.stateOf(item);
      if (typeof item === 'string' || !state || state.status === 'done') return null;
      return (
        <UploadStatus
          {...{ state, name, input }}
          size={item.size}
          labels={textsOf(labels)}
          canPause={queue.canPause()}
          disabled={control.disabled}
          onStart={() => queue.start(item)}
          onPause={() => queue.pause(item)}
        />
      );
    },
  };
}

function textsOf(labels: object): UploadLabels {
  return mergeLabels({ upload: uploadLabelsEsCO }, labels).upload;
}

function filesOf(items: readonly FileItem[]): File[] {
  return items.filter((item) => typeof item !== 'string');
}
