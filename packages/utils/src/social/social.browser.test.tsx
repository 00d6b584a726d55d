// biome-ignore-all lint/style/noExcessiveLinesPerFile: both providers promise the same: one table of cases
import { expectConsole, expectNoAxeViolations } from '@guadua/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { createRef, StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { GuaduaProvider } from '../labels/guadua-provider';
import { createFacebookSignIn } from './facebook-sign-in';
import { createGoogleSignIn } from './google-sign-in';
import { socialLabelsEnUS } from './labels/en-us';
import { SignInError } from './sign-in-error';
import type { FacebookProfile, GoogleProfile, SignInClient } from './social.types';
import { FacebookButton, GoogleButton } from './social-buttons';
import { useSignIn } from './use-sign-in';

let scripts = 0;
/** A script is loaded once for each address, so each test has one of its own. */
const script = (name: 'google' | 'facebook') => `/simulado/${name}.js?${++scripts}`;

/** Says what the played provider will do. */
function play(provider: 'google' | 'facebook', settings: Record<string, unknown>) {
  Reflect.set(window, 'guaduaSimulado', { [provider]: settings });
}

const calls = (provider: 'google' | 'facebook'): unknown[] =>
  provider === 'google'
    ? Reflect.get(window, 'google').accounts.id.calls
    : Reflect.get(window, 'FB').calls;

const googleClient = (options: Partial<Parameters<typeof createGoogleSignIn>[0]> = {}) =>
  createGoogleSignIn({ clientId: 'guadua-web', scriptSrc: script('google'), ...options });
const facebookClient = (options: Partial<Parameters<typeof createFacebookSignIn>[0]> = {}) =>
  createFacebookSignIn({ appId: '1234', scriptSrc: script('facebook'), ...options });

afterEach(() => {
  for (const name of ['google', 'FB', 'guaduaSimulado']) Reflect.deleteProperty(window, name);
  for (const tag of document.querySelectorAll('script[src*="simulado"]')) tag.remove();
});

async function failure(attempt: Promise<unknown>): Promise<SignInError> {
  const error: unknown = await attempt.then(
    () => undefined,
    (reason) => reason,
  );
  if (!(error instanceof SignInError)) throw new Error(`no SignInError but ${error}`);
  expect(error.message).toMatch(/^[A-ZÁ].*\.$/);
  return error;
}
const codeOf = async (attempt: Promise<unknown>) => (await failure(attempt)).code;

describe('Google (SOC-2)', () => {
  it('gives the profile of the credential', async () => {
    play('google', { outcome: 'accept', claims: { picture: 'https://example.com/ana.png' } });
    const profile = await googleClient().signIn();
    expect(profile).toEqual({
      id: '108204268033311374519',
      id_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.firma-simulada$/),
      first_name: 'Ana María',
      last_name: 'Muñoz Peñaloza',
      email: 'ana.munoz@example.com',
      picture: 'https://example.com/ana.png',
    });
  });

  it('loads and initialises once, and not before it is asked to', async () => {
    play('google', { outcome: 'accept' });
    const client = googleClient();
    expect(document.querySelector('script[src*="google.js"]')).toBeNull();
    await Promise.all([client.load(), client.load()]);
    await client.signIn();
    await client.signIn();
    expect(calls('google')).toEqual([['initialize', 'guadua-web'], ['prompt'], ['prompt']]);
  });

  it.each([
    ['another application', { aud: 'otra' }],
    ['a list of applications', { aud: ['guadua-web'] }],
    ['another issuer', { iss: 'https://accounts.google.com.example.com' }],
    ['an expired one', { exp: 1000 }],
    ['one that never expires', { exp: undefined }],
    ['another attempt', { nonce: 'otro' }],
    ['no attempt at all', { nonce: undefined }],
    ['no user', { sub: undefined }],
  ])('refuses a credential of %s', async (_, claims) => {
    play('google', { outcome: 'accept', claims });
    expect(await codeOf(googleClient().signIn())).toBe('invalid-credential');
  });

  it.each(['', 'x', 'a.b.c', 'a.bnVsbA.c', 'a.Ig.c', 42, {}, 'a.%%%.c'])(
    'refuses %j, which is no credential',
    async (credential) => {
      play('google', { outcome: 'accept', credential });
      expect(await codeOf(googleClient().signIn())).toBe('invalid-credential');
    },
  );

  it('takes the short form of the issuer, and a profile with little in it', async () => {
    const claims = { iss: 'accounts.google.com', family_name: undefined, picture: undefined };
    play('google', { outcome: 'accept', claims });
    expect(await googleClient().signIn()).toMatchObject({ last_name: '', picture: '' });
  });

  it('is null when the person gives up, and for the attempt before', async () => {
    play('google', { outcome: 'cancel' });
    const client = googleClient();
    expect(await client.signIn()).toBeNull();
    play('google', { outcome: 'nothing' });
    const first = client.signIn();
    await waitFor(() => expect(calls('google')).toHaveLength(3));
    play('google', { outcome: 'accept' });
    expect(await client.signIn()).toMatchObject({ first_name: 'Ana María' });
    expect(await first).toBeNull();
  });

  it.each(['refuse', 'skip'])('says so when nothing is shown (%s)', async (outcome) => {
    play('google', { outcome });
    expect(await codeOf(googleClient().signIn())).toBe('popup-refused');
  });

  it('signs out, also without having been in', async () => {
    await googleClient().signOut();
    play('google', { outcome: 'accept' });
    const client = googleClient();
    await client.signIn();
    await client.signOut();
    expect(calls('google').slice(-2)).toEqual([['cancel'], ['disableAutoSelect']]);
  });
});

describe('Facebook (SOC-3)', () => {
  it('asks for what it needs and gives the profile', async () => {
    const picture = { data: { url: 'https://example.com/300.png' } };
    play('facebook', { outcome: 'accept', profile: { picture } });
    expect(await facebookClient({ version: 'v24.0' }).signIn()).toEqual({
      id: '10158889999000000',
      access_token: 'EAAG-simulado',
      first_name: 'Ana María',
      last_name: 'Muñoz Peñaloza',
      email: 'ana.munoz@example.com',
      picture: 'https://example.com/300.png',
    });
    expect(calls('facebook')).toEqual([
      ['init', '1234', 'v24.0'],
      ['login', 'public_profile,email'],
      ['api', '/me', 'first_name,last_name,email,picture.width(300)'],
    ]);
  });

  it('does without an email and a picture', async () => {
    play('facebook', { outcome: 'accept', profile: { email: undefined } });
    const profile = await facebookClient().signIn();
    expect(profile?.email).toBe('');
    expect(profile).not.toHaveProperty('picture');
  });

  it.each(['cancel', 'silent-cancel'])(
    'warns and is null when the window is closed (%s)',
    async (outcome) => {
      play('facebook', { outcome });
      expect(await facebookClient().signIn()).toBeNull();
      expectConsole('warn', 'cerró la ventana de Facebook');
    },
  );

  it('reports a window that the browser refused', async () => {
    play('facebook', { outcome: 'refuse' });
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    expect(await codeOf(facebookClient().signIn())).toBe('popup-refused');
    expect(window.open).toBe(open);
    open.mockRestore();
  });

  it.each([{ apiError: 'no' }, { profile: { id: undefined } }])(
    'reports a profile that can’t be read: %j',
    async (settings) => {
      play('facebook', { outcome: 'accept', ...settings });
      expect(await codeOf(facebookClient().signIn())).toBe('provider-error');
    },
  );

  it('reports an SDK that throws', async () => {
    play('facebook', { outcome: 'throw' });
    expect(await codeOf(facebookClient().signIn())).toBe('provider-error');
  });

  it('signs out once it is in', async () => {
    play('facebook', { outcome: 'accept' });
    const client = facebookClient();
    await client.signOut();
    await client.signIn();
    await client.signOut();
    await client.signOut();
    expect(calls('facebook').filter((call) => String(call) === 'logout')).toHaveLength(1);
  });
});

describe('the script (SOC-4)', () => {
  const providers: [name: string, make: (options: object) => SignInClient<unknown>][] = [
    ['Google', googleClient],
    ['Facebook', facebookClient],
  ];

  it.each(providers)('%s is “sin configurar” without its id', async (_, make) => {
    const client = make({ clientId: undefined, appId: '' });
    expect(client.configured).toBe(false);
    const error = await failure(client.signIn());
    expect(error.code).toBe('not-configured');
    expect(error.message).toContain('sin configurar');
    expect(await codeOf(client.load())).toBe('not-configured');
  });

  it.each(providers)('%s reports a blocked script, and tries again', async (_, make) => {
    const client = make({ scriptSrc: `/seen/missing-${++scripts}.js` });
    expect(await codeOf(client.signIn())).toBe('script-blocked');
    expect(await codeOf(client.load())).toBe('script-blocked');
  });

  it.each(providers)('%s reports one that never comes', async (_, make) => {
    const client = make({ scriptSrc: `/seen/hang-${++scripts}.js`, timeout: 50 });
    expect(await codeOf(client.signIn())).toBe('script-blocked');
  });

  it.each(providers)('%s reports one that leaves no global', async (name, make) => {
    play(name === 'Google' ? 'google' : 'facebook', { outcome: 'no-global' });
    expect(await codeOf(make({}).signIn())).toBe('script-invalid');
  });
});

describe('the buttons (SOC-1)', () => {
  it('sign in, and answer every caller', async () => {
    play('google', { outcome: 'accept' });
    const onSignIn = vi.fn<(profile: GoogleProfile) => void>();
    const client = googleClient();
    render(
      <StrictMode>
        <GoogleButton client={client} onSignIn={onSignIn} />
      </StrictMode>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Continuar con Google' }));
    await waitFor(() => expect(onSignIn).toHaveBeenCalledTimes(1));
    expect(onSignIn.mock.calls[0]?.[0].first_name).toBe('Ana María');
  });

  it('say in words why it failed, and forget it at the next try', async () => {
    play('facebook', { outcome: 'throw' });
    const onError = vi.fn();
    const onSignIn = vi.fn<(profile: FacebookProfile) => void>();
    const client = facebookClient();
    render(<FacebookButton client={client} onError={onError} onSignIn={onSignIn} />);
    const button = screen.getByRole('button', { name: 'Continuar con Facebook' });
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('tus datos'));
    expect(onError).toHaveBeenCalledTimes(1);
    await expectNoAxeViolations();
    expect(button.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
    play('facebook', { outcome: 'accept' });
    await userEvent.click(button);
    await waitFor(() => expect(onSignIn).toHaveBeenCalledTimes(1));
    expect(screen.queryByText(/tus datos/)).toBeNull();
  });

  it('put Google’s own button where the browser shows no prompt', async () => {
    play('google', { outcome: 'refuse' });
    const onSignIn = vi.fn();
    render(<GoogleButton client={googleClient()} onSignIn={onSignIn} />);
    await userEvent.click(screen.getByRole('button', { name: 'Continuar con Google' }));
    const theirs = await screen.findByRole('button', { name: /Acceder con Google/ });
    expect(onSignIn).not.toHaveBeenCalled();
    await userEvent.click(theirs);
    await waitFor(() => expect(onSignIn).toHaveBeenCalledTimes(1));
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  it('end an attempt that was abandoned: by Escape, or by another try', async () => {
    play('google', { outcome: 'refuse' });
    const onCancel = vi.fn();
    render(<GoogleButton client={googleClient()} onCancel={onCancel} />);
    const ours = screen.getByRole('button', { name: 'Continuar con Google' });
    await userEvent.click(ours);
    await screen.findByRole('button', { name: /Acceder con Google/ });
    expect(ours.getAttribute('aria-busy')).toBe('true');
    await userEvent.click(ours);
    await screen.findByRole('button', { name: /Acceder con Google/ });
    expect(onCancel).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(ours.getAttribute('aria-busy')).toBe('false'));
    expect(onCancel).toHaveBeenCalledTimes(1);
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  it('pass on what a button takes', async () => {
    const ref = createRef<HTMLButtonElement>();
    const client = googleClient();
    render(<GoogleButton ref={ref} id="google" data-origen="menú" disabled client={client} />);
    const button = screen.getByRole('button', { name: 'Continuar con Google' });
    expect(ref.current).toBe(button);
    expect(button).toMatchObject({ id: 'google', disabled: true });
    expect(button.dataset.origen).toBe('menú');
  });

  it('speak the language of the tree', async () => {
    const onCancel = vi.fn();
    play('google', { outcome: 'cancel' });
    render(
      <GuaduaProvider labels={[socialLabelsEnUS]}>
        <GoogleButton client={googleClient()} onCancel={onCancel} />
        <FacebookButton client={facebookClient({ appId: undefined })} />
      </GuaduaProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Continue with Facebook' }));
    await screen.findByText(/not configured/);
    await userEvent.click(screen.getByRole('button', { name: 'Continue with Google' }));
    await waitFor(() => expect(onCancel).toHaveBeenCalledTimes(1));
  });
});

function Account({ client }: { client: SignInClient<FacebookProfile> }) {
  const { profile, pending, error, signIn, signOut } = useSignIn(client);
  return (
    <>
      <button type="button" onClick={() => signIn()}>
        Entrar
      </button>
      <button type="button" onClick={signOut}>
        Salir
      </button>
      <output>{pending ? 'esperando' : (error?.code ?? profile?.first_name ?? 'nadie')}</output>
    </>
  );
}

describe('the hooks (SOC-1)', () => {
  it('keep the profile, the error and the waiting', async () => {
    const status = (text: string) =>
      waitFor(() => expect(screen.getByRole('status').textContent).toBe(text));
    play('facebook', { outcome: 'accept' });
    render(<Account client={facebookClient()} />);
    await status('nadie');
    await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
    await status('Ana María');
    play('facebook', { apiError: 'no', outcome: 'accept' });
    await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
    await status('provider-error');
    await userEvent.click(screen.getByRole('button', { name: 'Salir' }));
    await status('nadie');
  });
});
