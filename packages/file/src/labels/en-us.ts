import type { LabelPack } from '@guadua/utils';
import type { FileLabels } from './file-labels.types';

const labels: FileLabels = {
  selectFile: 'Select file',
  selectFiles: 'Select files',
  remove: 'Remove file',
  savedFile: 'Click to see the saved file',
  unsafeLink: 'Link not allowed',
  unnamed: 'file',
  kinds: { image: 'images', video: 'videos', audio: 'audio' },
  hint: ({ multiple, types, maxSize, maxFiles, maxTotalSize }) =>
    [
      multiple ? 'or drop them here' : 'or drop it here',
      [types, maxSize && `up to ${maxSize}`].filter(Boolean).join(' '),
      maxTotalSize && `${maxTotalSize} in total`,
      maxFiles && `at most ${maxFiles}`,
    ]
      .filter(Boolean)
      .join(' · '),
  rejections: {
    type: () => 'type not allowed',
    content: () => 'its content is not what its name says',
    'too-large': (limit) => `larger than ${limit}`,
    'too-small': (limit) => `smaller than ${limit}`,
    'total-size': (limit) => `all together larger than ${limit}`,
    'too-many': (limit) => (limit === '0' ? 'no files allowed' : `at most ${limit}`),
    duplicate: () => 'is already in the list',
    'folder-files': (count) => `${count} files of the folder were left out: 2,000 at most`,
    'too-deep': (count) => `${count} folders were left out: they are nested too deep`,
    unreadable: () => 'could not be read',
  },
  required: 'Select a file.',
  checking: 'Checking the files',
  reading: (count) => `Reading the folder: ${count}`,
  progress: (name) => `Progress of ${name}`,
  added: (count) => (count === 1 ? '1 file added' : `${count} files added`),
  removed: (name) => `${name} removed`,
  rejected: (name, reason) => `${name} rejected: ${reason}`,
  rejectedMany: (count) => `${count} files rejected`,
  moveUp: 'Move up',
  moveDown: 'Move down',
  moved: (name, place, count) => `${name}: place ${place} of ${count}`,
  rename: 'Rename',
  newName: 'New name of',
  saveName: 'Save the name',
  renamed: (before, name) => `${before} is now called ${name}`,
  selectImage: 'Select image',
  removeImage: 'Remove image',
  processing: 'Processing...',
  cancel: 'Cancel',
  takePhoto: 'Take photo',
  cannotShow: 'Can’t be shown',
  optimized: (name, size) => `${name} optimized: ${size}`,
  requiredImage: 'Select an image.',
  keepsMetadata: 'The data about who took it, where and when could not be removed.',
  imageErrors: {
    'not-image': 'The file is not an image.',
    unsupported: 'This kind of image is kept as it is: it can’t be optimized.',
    'too-large': 'The image is too large for this browser.',
    corrupt: 'The image is damaged or incomplete.',
    heic: 'This browser can’t open HEIC photos. On the iPhone: Settings, Camera, Formats, “Most Compatible”; or send the photo as JPG.',
    unreadable: 'The file could not be read. It may have been moved or deleted.',
    failed: 'The browser could not process the image.',
  },
};

/** English (United States). */
export const fileLabelsEnUS: LabelPack = { group: 'file', labels };
