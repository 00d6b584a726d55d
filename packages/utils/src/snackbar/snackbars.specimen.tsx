import { defineSpecimen, type SpecimenProps, type Specimens } from '@guadua/catalog';
import { useSnackbar } from '@guadua/utils';
import { Snackbars } from '@guadua/utils/ui';

function Messages({ t }: SpecimenProps) {
  const show = useSnackbar();
  return (
    <div className="row">
      <button type="button" data-test="polite" onClick={() => show(t('Cambios guardados'))}>
        {t('Guardar')}
      </button>
      <button
        type="button"
        data-test="action"
        onClick={() =>
          show(t('Archivo borrado'), {
            id: 'deshacer',
            tone: 'info',
            action: { label: t('Deshacer'), onClick: () => {} },
          })
        }
      >
        {t('Borrar')}
      </button>
      <button
        type="button"
        data-test="danger"
        onClick={() => show(t('Sin conexión'), { tone: 'danger' })}
      >
        {t('Enviar')}
      </button>
      <Snackbars labels={{ snackbars: t('Notificaciones (F6)') }} />
    </div>
  );
}

export const specimens: Specimens = {
  snackbars: defineSpecimen({
    covers: ['Snackbars', 'useSnackbar'],
    View: Messages,
    use: async (user) => {
      await user.press('[data-test=polite]');
      await user.press('[data-test=action]');
      await user.press('[data-test=danger]');
      await user.find('.gd-snackbar__body');
      await user.key('F6');
      await user.key('Escape');
    },
  }),
};
