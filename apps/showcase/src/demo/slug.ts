import { removeDiacritics } from '@guadua/utils';

/** The anchor of a heading: `Solo ícono` gives `solo-icono`. */
export function slug(title: string): string {
  return removeDiacritics(title)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
