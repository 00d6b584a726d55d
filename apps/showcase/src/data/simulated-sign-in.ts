/** What the simulated provider will do next (see `public/simulado`). */
export interface SimulatedSettings {
  outcome?: 'ask' | 'accept' | 'cancel' | 'refuse' | 'throw';
  claims?: Readonly<Record<string, unknown>>;
  credential?: unknown;
  profile?: Readonly<Record<string, unknown>>;
}

/** Outcomes to choose from on the page, by provider. */
export const GOOGLE_OUTCOMES: Readonly<Record<string, SimulatedSettings>> = {
  'Preguntar en una ventana': { outcome: 'ask' },
  'La persona desiste': { outcome: 'cancel' },
  'Credencial de otra aplicación': { outcome: 'accept', claims: { aud: 'otra' } },
  'Credencial vencida': { outcome: 'accept', claims: { exp: 1 } },
  'Credencial de otro intento': { outcome: 'accept', claims: { nonce: 'otro' } },
  'Credencial ilegible': { outcome: 'accept', credential: 'no-es-un-jwt' },
  'Sin ventana: el botón de Google': { outcome: 'refuse' },
};

export const FACEBOOK_OUTCOMES: Readonly<Record<string, SimulatedSettings>> = {
  'Preguntar en una ventana': { outcome: 'ask' },
  'La persona cierra la ventana': { outcome: 'cancel' },
  'Perfil sin correo ni foto': { outcome: 'accept', profile: { email: undefined } },
  'El programa falla': { outcome: 'throw' },
};

/** Sets what the simulated provider does; call it in a handler. */
export function simulate(provider: 'google' | 'facebook', settings: SimulatedSettings): void {
  const now: unknown = Reflect.get(window, 'guaduaSimulado');
  Reflect.set(window, 'guaduaSimulado', { ...Object(now), ask, [provider]: settings });
}

/** The window of the provider, as a dialog of this page. */
function ask(provider: string, accept: () => void, cancel: () => void): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'social-dialog';
  const heading = document.createElement('h2');
  heading.id = 'social-dialog-title';
  heading.textContent = `${provider} (simulado)`;
  dialog.setAttribute('aria-labelledby', heading.id);
  const text = document.createElement('p');
  text.textContent = 'Así se vería su ventana. Nada sale de esta página.';
  const buttons = document.createElement('div');
  const choice = (label: string, tone: string, act: () => void) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'gd-button';
    Object.assign(button.dataset, { tone, variant: 'filled', size: 'medium' });
    button.textContent = label;
    button.addEventListener('click', () => {
      dialog.removeEventListener('close', cancel);
      dialog.close();
      act();
    });
    return button;
  };
  buttons.append(
    choice('Continuar como Ana María', 'primary', accept),
    choice('Cerrar', 'normal', cancel),
  );
  dialog.append(heading, text, buttons);
  // Escape too is an answer.
  dialog.addEventListener('close', cancel);
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
