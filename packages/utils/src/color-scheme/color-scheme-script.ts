/** Key of the preference in `localStorage`. */
export const COLOR_SCHEME_KEY = 'guadua-color-scheme';

/**
 * A script for the `<head>`, before any style sheet: it applies the saved color scheme before the first paint, so that
 * a dark page never flashes white (THM-3). Until React is mounted it also follows the system and the other tabs.
 *
 * Give it your nonce where a content security policy asks for one. Where React renders the `<html>` element itself,
 * put `suppressHydrationWarning` on it and on `<body>`.
 * @example <script>${colorSchemeScript}</script>
 */
export const colorSchemeScript = `(function(){var d=document,r=d.documentElement,m=window.matchMedia&&matchMedia('(prefers-color-scheme: dark)');function a(){var p;try{p=localStorage.getItem('${COLOR_SCHEME_KEY}')}catch(e){}p=p=='light'||p=='dark'?p:m&&m.matches?'dark':'light';r.setAttribute('data-color-scheme',p);r.style.colorScheme=p;var b=d.body;if(b){b.classList.remove('scheme-light','scheme-dark');b.classList.add('scheme-'+p)}}a();d.body||new MutationObserver(function(l,o){if(d.body){o.disconnect();a()}}).observe(r,{childList:true});m&&m.addEventListener&&m.addEventListener('change',a);addEventListener('storage',a)})()`;
