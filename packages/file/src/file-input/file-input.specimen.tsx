import { defineSpecimen, type SpecimenProps, type Specimens } from '@guadua/catalog';
import { FileInput, type FileItem } from '@guadua/file';
import { useId, useState } from 'react';

function Files({ t }: SpecimenProps) {
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

export const specimens: Specimens = {
  'file-input': defineSpecimen({
    covers: ['FileInput'],
    View: Files,
    // The rows with their buttons come a moment after the names.
    ready: '.gd-file-input__list button',
    use: async (user) => {
      const name = user.fileName('informe.pdf');
      const pdf = new File(['%PDF-1.7'], name, { type: 'application/pdf' });
      const text = new File(['no'], `${name}.txt`, { type: 'text/plain' });
      const picture = await user.picture('retrato.png');
      await user.choose('#specimen input[type=file]', [pdf, picture, text]);
      await user.find('.gd-file-input__rejections');
      await user.find('.gd-file-input__image');
    },
  }),
};

const nameOf = (item: FileItem) => (typeof item === 'string' ? item : item.name);

/** Files first: they travel in the native input, which comes before the hidden ones. */
function byKind(one: FileItem, other: FileItem): number {
  return Number(typeof one === 'string') - Number(typeof other === 'string');
}

export const variants: Specimens = {
  'file-input-append': defineSpecimen<FileItem[]>({
    covers: ['FileInput'],
    View: ({ t, control }) => (
      <FileInput aria-label={t('Archivos')} multiple append maxItems={5} {...control} />
    ),
    control: {
      initial: ['/guardados/contrato.pdf'],
      invalid: (value) => value.length > 5 && `${value.length} files, at most 5`,
      submits: (value) => [...value].sort(byKind).map(nameOf),
    },
  }),
};
