/** Where the visit keeps the declarations of the theme that was made on `/tema`. */
export const OWN_THEME_KEY = 'guadua-tema';

/** For the `head`: puts them on every page before its first paint. */
export const ownThemeScript = `try{var t=sessionStorage['${OWN_THEME_KEY}'],r=document.documentElement;if(t){r.dataset.ownTheme='';r.style.cssText+=t}}catch{}`;
