import type { HighlightedSource } from '../source.types';
import type { FormMode } from './form-mode.types';
import type { FormParts } from './print-form';

// The prerendered HTML has the forms in it; the browser prints one only where a page is built there.
const printer = import.meta.env.SSR ? await import('./print-form') : undefined;

/** All that an example needs to run elsewhere, in one file: its styles, its module, and a form around it. */
export function wholeSource(mode: FormMode, parts: FormParts): HighlightedSource {
  const { source } = parts;
  if (printer) return { ...source, html: printer.highlightWhole(mode, parts, source.html ?? '') };
  const load = async () => {
    const [{ highlightWhole }, own] = await Promise.all([
      import('./print-form'),
      source.load?.() ?? { default: '' },
    ]);
    return { default: highlightWhole(mode, parts, own.default) };
  };
  return { ...source, load };
}
