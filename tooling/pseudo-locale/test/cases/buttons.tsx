import { snackbar } from '@guadua/utils';
import { Carousel, CarouselSlide } from '@guadua/utils/carousel';
import {
  FacebookButton,
  GoogleButton,
  type SignInClient,
  SignInError,
  type SignInErrorCode,
} from '@guadua/utils/social';
import {
  Button,
  ButtonGroup,
  ButtonGroupItem,
  CopyButton,
  Highlight,
  Tooltip,
} from '@guadua/utils/ui';
import { vi } from 'vitest';
import type { Case } from '../../src/case.types';

const CODES: readonly SignInErrorCode[] = [
  'not-configured',
  'script-blocked',
  'script-invalid',
  'popup-refused',
  'invalid-credential',
  'wrong-audience',
  'wrong-issuer',
  'expired',
  'wrong-nonce',
  'provider-error',
];

function failing(code: SignInErrorCode): SignInClient<never> {
  return {
    configured: true,
    load: async () => {},
    signIn: async () => {
      throw new SignInError(code);
    },
    signOut: async () => {},
  };
}

export const BUTTON_CASES: readonly Case[] = [
  {
    title: 'buttons, a group, a tooltip',
    covers: ['Button', 'ButtonGroup', 'ButtonGroupItem', 'Tooltip', 'Highlight', 'GuaduaProvider'],
    element: (
      <>
        <Button loading>Αποθήκευση</Button>
        <ButtonGroup aria-label="Προβολή" selection="single" defaultValue="α">
          <ButtonGroupItem value="α">Λίστα</ButtonGroupItem>
          <ButtonGroupItem value="β">Χάρτης</ButtonGroupItem>
        </ButtonGroup>
        <Tooltip content="Βοήθεια">
          <Button>Κάτι</Button>
        </Tooltip>
        <Highlight text="Αθήνα" query="θη" />
      </>
    ),
  },
  {
    title: 'a copy button that copies',
    covers: ['CopyButton', 'Snackbars'],
    element: <CopyButton text="κείμενο" />,
    use: async ({ click, seen }) => {
      const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
      await click('.gd-button');
      await seen('utils.copied', 'utils.copy');
      write.mockRestore();
    },
  },
  {
    title: 'a copy button that is refused',
    covers: ['CopyButton'],
    element: <CopyButton text="κείμενο" />,
    use: async ({ click, seen }) => {
      const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error());
      const command = vi.spyOn(document, 'execCommand').mockReturnValue(false);
      await click('.gd-button');
      await seen('utils.copyFailed');
      write.mockRestore();
      command.mockRestore();
    },
  },
  {
    title: 'a snackbar with an action',
    covers: ['Snackbars'],
    element: null,
    use: async ({ seen }) => {
      snackbar('Διαγράφηκε', { action: { label: 'Αναίρεση', onClick: () => {} } });
      await seen('utils.snackbars', 'utils.dismiss', 'utils.actionHint');
    },
  },
  {
    title: 'a carousel that goes round by itself',
    covers: ['Carousel', 'CarouselSlide'],
    element: (
      <Carousel aria-label="Τοπία" type="loop" autoplay>
        <CarouselSlide>Ένα</CarouselSlide>
        <CarouselSlide>Δύο</CarouselSlide>
        <CarouselSlide>Τρία</CarouselSlide>
      </Carousel>
    ),
    use: async ({ click, seen }) => {
      await seen('carousel.carousel', 'carousel.slide', 'carousel.slideLabel', 'carousel.pages');
      await seen('carousel.goToSlide', 'carousel.last', 'carousel.next', 'carousel.pause');
      await click('.gd-carousel__toggle');
      await click('.splide__arrow--prev');
      await seen('carousel.play', 'carousel.first', 'carousel.prev');
    },
  },
  {
    title: 'a carousel with pages',
    covers: ['Carousel', 'CarouselSlide'],
    element: (
      <Carousel aria-label="Τοπία" perPage={2}>
        <CarouselSlide>Ένα</CarouselSlide>
        <CarouselSlide>Δύο</CarouselSlide>
        <CarouselSlide>Τρία</CarouselSlide>
        <CarouselSlide>Τέσσερα</CarouselSlide>
      </Carousel>
    ),
    use: ({ seen }) => seen('carousel.goToPage'),
  },
  ...CODES.map((code) => ({
    title: `sign-in that fails with ${code}`,
    covers: ['GoogleButton', 'FacebookButton'],
    element: (
      <>
        <GoogleButton client={failing(code)} />
        <FacebookButton client={failing(code)} />
      </>
    ),
    use: async ({ click, seen }: Parameters<NonNullable<Case['use']>>[0]) => {
      await click('[data-provider=google]');
      await seen('social.google', 'social.facebook', `social.errors.${code}`);
    },
  })),
];
