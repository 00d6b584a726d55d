const warned = new Set<string>();
const ERRORS = 'https://guadua-ui.github.io/errores';

/**
 * Warns in development, once for each text (CMP-9). A function as message leaves nothing in a production build, and
 * is asked after `delay` ms where there is one.
 */
export function warnOnce(
  component: string,
  message: string | (() => string | false),
  code: string,
  delay?: number,
): void {
  // In this form bundlers drop the calls, with their texts, from a production build.
  try {
    if (process.env.NODE_ENV !== 'production') {
      const warn = () => {
        const said = typeof message === 'string' ? message : message();
        const text = `Guadua ${component} ${said} ${ERRORS}#${code}`;
        if (said === false || warned.has(text)) return;
        warned.add(text);
        console.warn(text);
      };
      if (delay) setTimeout(warn, delay);
      else warn();
    }
  } catch {
    // A page without a bundler has no `process`.
  }
}
