import { defineSpecimen, type SpecimenProps, type Specimens } from '@guadua/catalog';
import { cookies, useCookies } from '@guadua/utils';

function Cookies({ t }: SpecimenProps) {
  const all = useCookies();
  return (
    <div>
      <button
        type="button"
        data-test="set"
        onClick={() => cookies.set('ciudad', t('Cali').slice(0, 200))}
      >
        {t('Recordar la ciudad')}
      </button>
      <button type="button" data-test="delete" onClick={() => cookies.deleteAll()}>
        {t('Olvidar')}
      </button>
      <output>{JSON.stringify(all)}</output>
    </div>
  );
}

export const specimens: Specimens = {
  cookies: defineSpecimen({
    covers: ['useCookies'],
    View: Cookies,
    use: async (user) => {
      await user.press('[data-test=set]');
      await user.press('[data-test=delete]');
    },
  }),
};
