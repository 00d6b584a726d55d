import type { HighlightedSource } from '../source.types';
import type { FormMode } from './form-mode.types';
import type { FormParts } from './print-form';

/** How many lines a printed form has: their place is kept until they are there. */
export const FORM_LINES: Readonly<Record<FormMode, number>> = {
  state: 13,
  'hook-form': 24,
  native: 12,
};

// The prerendered HTML has the forms in it; the browser prints one only where a page is built there.
const printer = import.meta.env.SSR ? await import('./print-form') : undefined;

/** The form of the reader's own around an example, to be shown. */
export function formSource(mode: FormMode, parts: FormParts): HighlightedSource {
  // Beside the example's own module, and beside the forms of the page's other examples.
  const file = parts.source.file.replace(/\.tsx$/, '-form.tsx');
  const head = { file, lines: FORM_LINES[mode], data: [] };
  if (printer) return { ...head, html: printer.highlightForm(mode, parts) };
  const load = async () => {
    const { highlightForm } = await import('./print-form');
    return { default: highlightForm(mode, parts) };
  };
  return { ...head, load };
}
