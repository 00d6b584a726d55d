/** La clave de la preferencia en `localStorage`. */
export const COLOR_SCHEME_KEY = 'guadua-color-scheme';

/**
 * Un programa para el `<head>`, antes de las hojas de estilo: aplica el esquema guardado antes del primer cuadro,
 * para que una página oscura nunca destelle. Hasta que React esté montado sigue también al sistema y a las otras
 * pestañas.
 *
 * Si una política de contenido lo exige, ponle tu `nonce`. Donde React dibuja el `<html>`, ponle a este y a `<body>`
 * `suppressHydrationWarning`.
 * @example <script>${colorSchemeScript}</script>
 */
export const colorSchemeScript = `(function(){var d=document,r=d.documentElement,m=matchMedia('(prefers-color-scheme: dark)');function a(){var p;try{p=localStorage.getItem('${COLOR_SCHEME_KEY}')}catch(e){}p=p=='light'||p=='dark'?p:m.matches?'dark':'light';r.setAttribute('data-color-scheme',p);r.style.colorScheme=p;var b=d.body;if(b){b.classList.remove('scheme-light','scheme-dark');b.classList.add('scheme-'+p)}}a();d.body||new MutationObserver(function(l,o){if(d.body){o.disconnect();a()}}).observe(r,{childList:true});m.addEventListener('change',a);addEventListener('storage',a)})()`;
