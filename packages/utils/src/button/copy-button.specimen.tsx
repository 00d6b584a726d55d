import { defineSpecimen, type SpecimenProps, type Specimens } from '@guadua/catalog';
import { useClipboard } from '@guadua/utils';
import { CopyButton, Snackbars } from '@guadua/utils/ui';

function Copy({ t }: SpecimenProps) {
  const { copied, copy } = useClipboard();
  return (
    <div className="row">
      <CopyButton text={t('npm install @guadua/utils')} />
      <button type="button" data-test="copy" onClick={() => void copy(t('texto')).catch(() => {})}>
        {copied ? t('Copiado') : t('Copiar a mano')}
      </button>
      <Snackbars />
    </div>
  );
}

export const specimens: Specimens = {
  'copy-button': defineSpecimen({
    covers: ['CopyButton', 'useClipboard'],
    View: Copy,
    use: async (user) => {
      await user.press('.gd-button');
      await user.press('[data-test=copy]');
    },
  }),
};
