import { FileInput, type FileItem, ImageInput } from '@guadua/file';
import { useId, useState } from 'react';
import type { Scene, SceneProps } from './scene.types.ts';
import type { SceneName } from './scene-names.ts';

type FileScene = Extract<SceneName, 'file-input' | 'image-input'>;

function Files({ t }: SceneProps) {
  const id = useId();
  const [value, setValue] = useState<FileItem[] | null>(() => [t('/guardados/contrato.pdf')]);
  return (
    <div>
      <label htmlFor={id}>{t('Soportes')}</label>
      <FileInput
        id={id}
        name="soportes"
        multiple
        append
        accept=".pdf,.png"
        maxSize="1MB"
        value={value}
        onChange={setValue}
        progress={(item) => (typeof item === 'string' ? undefined : 40)}
        labels={{ selectFiles: t('Seleccionar archivos') }}
      />
    </div>
  );
}

function Picture({ t }: SceneProps) {
  return (
    <ImageInput
      aria-label={t('Foto de perfil')}
      shape="round"
      optimize={{ maxWidth: 8 }}
      hint={t('Una foto de tu cara')}
    />
  );
}

/** The texts that a file's name and content take. */
export const fileTexts = { name: 'informe.pdf', content: 'contenido' };

function picture(): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 16;
  canvas.height = 16;
  const paint = canvas.getContext('2d');
  if (paint) {
    paint.fillStyle = 'green';
    paint.fillRect(2, 2, 9, 9);
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) =>
      blob
        ? resolve(new File([blob], 'retrato.png', { type: 'image/png' }))
        : reject(new Error('No picture')),
    ),
  );
}

/** The scenes of `@guadua/file`. */
export const fileScenes: Record<FileScene, Scene> = {
  'file-input': {
    covers: ['FileInput'],
    View: Files,
    use: async (hands) => {
      const pdf = new File([fileTexts.content], fileTexts.name, { type: 'application/pdf' });
      const text = new File(['no'], `${fileTexts.name}.txt`, { type: 'text/plain' });
      await hands.choose('#stage input[type=file]', [pdf, await picture(), text]);
      await hands.find('.gd-file__rejections');
      await hands.find('.gd-file__image');
    },
  },
  'image-input': {
    covers: ['ImageInput'],
    View: Picture,
    use: async (hands) => {
      await hands.choose('#stage input[type=file]', [await picture()]);
      await hands.find('.gd-image__image');
    },
  },
};
