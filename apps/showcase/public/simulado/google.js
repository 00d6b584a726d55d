/*
 * Simulates Google Identity Services over the very same global (SOC): for the page /social without a
 * client id, and for the tests. `guaduaSimulado.google` chooses what happens; nothing leaves the
 * page.
 */
(() => {
  const settings = () => window.guaduaSimulado?.google ?? {};
  let options;

  const encode = (value) =>
    btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))
      .replace(/\+/g, '-')
      .replace(/\//g, '_')
      .replace(/=+$/, '');

  function credential() {
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: 'https://accounts.google.com',
      aud: options.client_id,
      sub: '108204268033311374519',
      nonce: options.nonce,
      iat: now,
      exp: now + 3600,
      given_name: 'Ana María',
      family_name: 'Muñoz Peñaloza',
      email: 'ana.munoz@example.com',
      picture: '',
      ...settings().claims,
    };
    return `${encode({ alg: 'RS256', typ: 'JWT' })}.${encode(claims)}.firma-simulada`;
  }

  const answer = () => options.callback({ credential: settings().credential ?? credential() });
  const moment = (kind, reason) => ({
    isNotDisplayed: () => kind === 'not-displayed',
    isSkippedMoment: () => kind === 'skipped',
    getSkippedReason: () => reason,
    isDismissedMoment: () => kind === 'dismissed',
    getDismissedReason: () => reason,
  });

  const id = {
    calls: [],
    initialize(given) {
      id.calls.push(['initialize', given.client_id]);
      options = given;
    },
    prompt(listener) {
      id.calls.push(['prompt']);
      const { outcome = 'ask' } = settings();
      const accept = () => {
        answer();
        listener(moment('dismissed', 'credential_returned'));
      };
      const cancel = () => listener(moment('skipped', 'user_cancel'));
      if (outcome === 'ask') window.guaduaSimulado.ask('Google', accept, cancel);
      else if (outcome === 'accept') accept();
      else if (outcome === 'cancel') cancel();
      else if (outcome === 'refuse') listener(moment('not-displayed'));
      else if (outcome === 'skip') listener(moment('skipped', ''));
    },
    renderButton(parent) {
      id.calls.push(['renderButton']);
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'Acceder con Google (simulado)';
      button.addEventListener('click', answer);
      parent.append(button);
    },
    cancel: () => id.calls.push(['cancel']),
    disableAutoSelect: () => id.calls.push(['disableAutoSelect']),
  };

  if (settings().outcome !== 'no-global') window.google = { accounts: { id } };
})();
