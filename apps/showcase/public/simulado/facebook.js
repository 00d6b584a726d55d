/*
 * Simulates Facebook's SDK over the very same global (SOC): for the page /social without an app id, and
 * for the tests. `guaduaSimulado.facebook` chooses what happens; nothing leaves the page.
 */
(() => {
  const settings = () => window.guaduaSimulado?.facebook ?? {};

  const FB = {
    calls: [],
    init(options) {
      FB.calls.push(['init', options.appId, options.version]);
    },
    login(done, options) {
      FB.calls.push(['login', options.scope]);
      const { outcome = 'ask' } = settings();
      const accept = () => {
        done({ status: 'connected', authResponse: { accessToken: 'EAAG-simulado', userID: '1' } });
      };
      const cancel = () => done({ status: 'unknown', authResponse: null });
      if (outcome === 'ask') window.guaduaSimulado.ask('Facebook', accept, cancel);
      else if (outcome === 'accept') accept();
      else if (outcome === 'cancel') cancel();
      else if (outcome === 'silent-cancel') done();
      else if (outcome === 'refuse') window.open('about:blank#bloqueada', '_blank');
      else if (outcome === 'throw') throw new Error('FB.login() called before FB.init()');
    },
    logout(done) {
      FB.calls.push(['logout']);
      done({ status: 'unknown' });
    },
    api(path, options, done) {
      FB.calls.push(['api', path, options.fields]);
      const { profile, apiError } = settings();
      if (apiError) done({ error: { message: apiError } });
      else {
        done({
          id: '10158889999000000',
          first_name: 'Ana María',
          last_name: 'Muñoz Peñaloza',
          email: 'ana.munoz@example.com',
          ...profile,
        });
      }
    },
  };

  if (settings().outcome !== 'no-global') window.FB = FB;
})();
