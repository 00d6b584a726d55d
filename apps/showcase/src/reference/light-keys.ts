const NAMES: Readonly<Record<string, string>> = {
  ' ': 'Espacio',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  Backspace: 'Retroceso',
  Delete: 'Supr',
  End: 'Fin',
  Escape: 'Esc',
  Home: 'Inicio',
  PageDown: 'Av Pág',
  PageUp: 'Re Pág',
};

/** How long a row stays lit, in milliseconds. */
const LIT = 900;

/** Lights the rows of a table whose keys are pressed, wherever on the page. */
export function lightKeys(table: HTMLElement, event: KeyboardEvent): void {
  const pressed = namesOf(event);
  for (const row of table.querySelectorAll('tr')) {
    if (!combinations(row).some((keys) => pressed.includes(keys))) continue;
    row.dataset.lit = '';
    setTimeout(() => delete row.dataset.lit, LIT);
  }
}

/** The keys of a row; what is pressed together has a plus between. */
function combinations(row: HTMLElement): string[] {
  const found: string[] = [];
  for (const cap of row.querySelectorAll('th kbd')) {
    const held = cap.previousSibling?.textContent?.trim() === '+' ? `${found.pop()} + ` : '';
    found.push(held + cap.textContent);
  }
  return found;
}

/** What the tables call it: by its name, and as one of the digits or letters. */
function namesOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string[] {
  const single = key.length === 1;
  const name = NAMES[key] ?? (single ? key.toUpperCase() : key);
  const held = [
    ctrlKey || metaKey ? 'Ctrl' : '',
    altKey ? 'Alt' : '',
    // A character that needs Shift is that character.
    shiftKey && (!single || ctrlKey || metaKey || key === ' ') ? 'Mayús' : '',
  ].filter(Boolean);
  const names = [[...held, name].join(' + ')];
  if (held.length === 0 && /^\d$/.test(key)) names.push('0 – 9');
  if (held.length === 0 && /^\p{L}$/u.test(key)) names.push('Letras');
  return names;
}
