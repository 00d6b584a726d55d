const warned = new Set<string>();

/**
 * Warns in development, once for each text (CMP-9).
 *
 * @param component The component as a reader writes it: `<Select>`.
 * @param message The prop, what is wrong with it and how to mend it.
 */
export function warnOnce(component: string, message: string): void {
  if (process.env.NODE_ENV === 'production') return;
  const text = `Guadua ${component} ${message}`;
  if (warned.has(text)) return;
  warned.add(text);
  console.warn(text);
}
