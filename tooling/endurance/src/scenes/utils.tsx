import {
  colorScheme,
  cookies,
  GuaduaProvider,
  useClipboard,
  useColorScheme,
  useCookies,
  useFullscreen,
  useLongPress,
  useSnackbar,
  utilsLabels,
  utilsLabelsEnUS,
} from '@guadua/utils';
import { Carousel, CarouselSlide } from '@guadua/utils/carousel';
import {
  createFacebookSignIn,
  createGoogleSignIn,
  FacebookButton,
  GoogleButton,
  socialLabels,
  useFacebookSignIn,
  useGoogleSignIn,
} from '@guadua/utils/social';
import {
  Button,
  ButtonGroup,
  ButtonGroupItem,
  CopyButton,
  Highlight,
  Snackbars,
  Tooltip,
} from '@guadua/utils/ui';
import { useRef, useState } from 'react';
import type { Scene, SceneProps } from './scene.types.ts';
import type { SceneName } from './scene-names.ts';

type UtilsScene = Extract<
  SceneName,
  | 'buttons'
  | 'button-group'
  | 'copy-button'
  | 'highlight'
  | 'snackbars'
  | 'tooltip'
  | 'carousel'
  | 'sign-in'
  | 'provider'
  | 'color-scheme'
  | 'cookies'
  | 'fullscreen'
  | 'long-press'
>;

function Buttons({ t }: SceneProps) {
  const [saving, setSaving] = useState(false);
  return (
    <div className="row">
      <Button data-test="save" tone="primary" loading={saving} onClick={() => setSaving(true)}>
        {t('Guardar')}
      </Button>
      <Button tone="red" variant="bordered" disabled>
        {t('Eliminar')}
      </Button>
      <Button data-test="search" collapsed icon={<Star />}>
        {t('Destacar')}
      </Button>
      <Button asChild>
        <a href="#ayuda" title={t('Ayuda')}>
          {t('Ayuda')}
        </a>
      </Button>
      <Button icon={<Star />} aria-label={t('Favorito')} onClick={() => setSaving(false)} />
    </div>
  );
}

function Star() {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
      <path d="M8 2l2 4 4 .5-3 3 .8 4.5L8 12l-3.8 2 .8-4.5-3-3L6 6z" fill="currentColor" />
    </svg>
  );
}

function Group({ t }: SceneProps) {
  return (
    <ButtonGroup selection="single" name="vista" aria-label={t('Vista')} defaultValue="lista">
      <ButtonGroupItem value="lista">{t('Lista')}</ButtonGroupItem>
      <ButtonGroupItem value="mapa">{t('Mapa')}</ButtonGroupItem>
      <ButtonGroupItem value="tabla">{t('Tabla')}</ButtonGroupItem>
    </ButtonGroup>
  );
}

function Copy({ t }: SceneProps) {
  const { copied, copy } = useClipboard();
  return (
    <div className="row">
      <CopyButton text={t('npm install @guadua/utils')} />
      <button type="button" data-test="copy" onClick={() => void copy(t('texto')).catch(ignore)}>
        {copied ? t('Copiado') : t('Copiar a mano')}
      </button>
      <Snackbars />
    </div>
  );
}

function Highlighted({ t }: SceneProps) {
  const [query, setQuery] = useState('bogota');
  return (
    <div>
      <input
        className="plain"
        aria-label={t('Buscar en el texto')}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <p>
        <Highlight text={t('Bogotá, Distrito Capital; el bogotano y la bogotana')} query={query} />
      </p>
    </div>
  );
}

function Messages({ t }: SceneProps) {
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
            action: { label: t('Deshacer'), onClick: ignore },
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

function Tip({ t }: SceneProps) {
  return (
    <Tooltip content={t('Descarga el informe en PDF')}>
      <button type="button">{t('Descargar')}</button>
    </Tooltip>
  );
}

function Slides({ t }: SceneProps) {
  const [count, setCount] = useState(4);
  return (
    <div>
      <Carousel aria-label={t('Paisajes')} type="loop" autoplay gap="1rem" interval={60_000}>
        {Array.from({ length: count }, (_, index) => (
          <CarouselSlide key={index}>
            <div className="slide">{t(`Paisaje ${index + 1}`)}</div>
          </CarouselSlide>
        ))}
      </Carousel>
      <button type="button" data-test="more" onClick={() => setCount(count + 1)}>
        {t('Agregar paisaje')}
      </button>
    </div>
  );
}

function SignIn({ t }: SceneProps) {
  const [google] = useState(() => createGoogleSignIn({ clientId: undefined }));
  const [facebook] = useState(() => createFacebookSignIn({ appId: undefined }));
  const first = useGoogleSignIn(google);
  const second = useFacebookSignIn(facebook);
  return (
    <GuaduaProvider labels={[socialLabels({ google: t('Continuar con Google') })]}>
      <div className="row">
        <GoogleButton client={google} />
        <FacebookButton client={facebook}>{t('Continuar con Facebook')}</FacebookButton>
        <button type="button" data-test="google" onClick={() => void first.signIn()}>
          {t('Entrar')} {first.error?.code}
        </button>
        <button type="button" data-test="facebook" onClick={() => void second.signIn()}>
          {t('Entrar')} {second.error?.code}
        </button>
      </div>
    </GuaduaProvider>
  );
}

function Provider({ t }: SceneProps) {
  const [english, setEnglish] = useState(false);
  return (
    <GuaduaProvider locale={t('pt-BR')} labels={[utilsLabels({ copy: t('Copiar el enlace') })]}>
      <CopyButton text={t('enlace')} />
      <GuaduaProvider
        locale={english ? 'en-US' : 'es-CO'}
        labels={english ? [utilsLabelsEnUS] : []}
      >
        <CopyButton text={t('enlace')} />
      </GuaduaProvider>
      <button type="button" data-test="language" onClick={() => setEnglish(!english)}>
        {t('Cambiar de idioma')}
      </button>
    </GuaduaProvider>
  );
}

function Scheme({ t }: SceneProps) {
  const { scheme, toggle } = useColorScheme();
  return (
    <button type="button" data-test="scheme" aria-pressed={scheme === 'dark'} onClick={toggle}>
      {t('Tema oscuro')}
    </button>
  );
}

function Cookies({ t }: SceneProps) {
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

function Fullscreen({ t }: SceneProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { isEnabled, supported, toggle } = useFullscreen(ref);
  return (
    <div ref={ref}>
      <button type="button" data-test="fullscreen" disabled={!supported} onClick={() => toggle()}>
        {isEnabled ? t('Salir de pantalla completa') : t('Ver en pantalla completa')}
      </button>
    </div>
  );
}

function LongPress({ t }: SceneProps) {
  const [said, setSaid] = useState('');
  const { pressProps, state } = useLongPress({
    threshold: 20,
    onShortPress: () => setSaid(t('Clic corto')),
    onLongPress: () => setSaid(t('Clic prolongado')),
    onLongPressing: () => setSaid(t('Sigue presionado')),
    onLongPressEnd: () => setSaid(t('Terminó')),
  });
  return (
    <button type="button" data-test="press" {...pressProps}>
      {t('Clic aquí para probar')} {state} {said}
    </button>
  );
}

function ignore(): void {}

/** The scenes of `@guadua/utils`. */
export const utilsScenes: Record<UtilsScene, Scene> = {
  buttons: {
    covers: ['Button'],
    View: Buttons,
    use: async (hands) => {
      await hands.press('[data-test=save]');
      await hands.press('[data-test=save]');
      (await hands.find('[data-test=search]')).focus();
      await hands.settle();
    },
  },
  'button-group': {
    covers: ['ButtonGroup', 'ButtonGroupItem'],
    View: Group,
    use: async (hands) => {
      (await hands.find('[role=radio]')).focus();
      await hands.key('ArrowRight');
      await hands.key('ArrowRight');
    },
  },
  'copy-button': {
    covers: ['CopyButton', 'useClipboard'],
    View: Copy,
    use: async (hands) => {
      await hands.press('.gd-button');
      await hands.press('[data-test=copy]');
    },
  },
  highlight: {
    covers: ['Highlight'],
    View: Highlighted,
    use: (hands) => hands.write('.plain', ' d'),
  },
  snackbars: {
    covers: ['Snackbars', 'useSnackbar'],
    View: Messages,
    use: async (hands) => {
      await hands.press('[data-test=polite]');
      await hands.press('[data-test=action]');
      await hands.press('[data-test=danger]');
      await hands.find('.gd-snackbar__body');
      await hands.key('F6');
      await hands.key('Escape');
    },
  },
  tooltip: {
    covers: ['Tooltip'],
    View: Tip,
    use: async (hands) => {
      (await hands.find('#stage button')).focus();
      await hands.find('[role=tooltip]');
    },
  },
  carousel: {
    covers: ['Carousel', 'CarouselSlide'],
    View: Slides,
    use: async (hands) => {
      await hands.find('.gd-carousel[data-ready]');
      await hands.press('.splide__arrow--next');
      await hands.press('[data-test=more]');
    },
  },
  'sign-in': {
    covers: ['GoogleButton', 'FacebookButton', 'useGoogleSignIn', 'useFacebookSignIn'],
    View: SignIn,
    use: async (hands) => {
      await hands.press('[data-provider=google]');
      await hands.press('[data-provider=facebook]');
      await hands.press('[data-test=google]');
      await hands.press('[data-test=facebook]');
      await hands.find('[data-provider=google][data-invalid]');
    },
  },
  provider: {
    covers: ['GuaduaProvider'],
    View: Provider,
    use: (hands) => hands.press('[data-test=language]'),
  },
  'color-scheme': {
    covers: ['useColorScheme'],
    View: Scheme,
    use: async (hands) => {
      await hands.press('[data-test=scheme]');
      colorScheme.set('light');
      await hands.settle();
    },
  },
  cookies: {
    covers: ['useCookies'],
    View: Cookies,
    use: async (hands) => {
      await hands.press('[data-test=set]');
      await hands.press('[data-test=delete]');
    },
  },
  fullscreen: {
    covers: ['useFullscreen'],
    View: Fullscreen,
    // Only a real gesture may ask for it: what the hook hears is told instead.
    use: async (hands) => {
      document.dispatchEvent(new Event('fullscreenchange'));
      await hands.settle();
    },
  },
  'long-press': {
    covers: ['useLongPress'],
    View: LongPress,
    use: async (hands) => {
      const button = await hands.find('[data-test=press]');
      const pointer = { bubbles: true, pointerId: 1, pointerType: 'mouse', button: 0, buttons: 1 };
      button.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, isPrimary: true }));
      await hands.until(() => button.dataset.longPressing !== undefined, 'the long press');
    },
  },
};
