import { defineSpecimen, type SpecimenProps, type Specimens } from '@guadua/catalog';
import { type FileItem, ImageInput } from '@guadua/file';

function Picture({ t }: SpecimenProps) {
  return (
    <ImageInput
      aria-label={t('Foto de perfil')}
      shape="round"
      optimize={{ maxWidth: 8 }}
      hint={t('Una foto de tu cara')}
    />
  );
}

export const specimens: Specimens = {
  'image-input': defineSpecimen({
    covers: ['ImageInput'],
    View: Picture,
    use: async (user) => {
      await user.choose('#specimen input[type=file]', [await user.picture('retrato.png')]);
      await user.find('.gd-image-input__image');
    },
  }),
};

export const variants: Specimens = {
  'image-input-plain': defineSpecimen<FileItem | null>({
    covers: ['ImageInput'],
    View: ({ t, control }) => <ImageInput aria-label={t('Foto')} {...control} />,
    control: {
      initial: null,
      submits: (value) => (value === null ? [] : [typeof value === 'string' ? value : value.name]),
    },
  }),
};
