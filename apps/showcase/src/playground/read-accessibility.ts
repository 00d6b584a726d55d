import {
  computeAccessibleDescription,
  computeAccessibleName,
  getRole,
} from 'dom-accessibility-api';

/** What assistive technology reads of an element. */
export interface AccessibleElement {
  readonly element: string;
  readonly role: string;
  readonly name: string;
  readonly description: string;
  readonly states: readonly string[];
}

/** States by the attribute or the property that carries them. */
const STATES: readonly [name: string, attribute: string, property?: string][] = [
  ['deshabilitado', 'aria-disabled', 'disabled'],
  ['obligatorio', 'aria-required', 'required'],
  ['solo lectura', 'aria-readonly', 'readOnly'],
  ['inválido', 'aria-invalid'],
  ['ocupado', 'aria-busy'],
  ['desplegado', 'aria-expanded'],
  ['marcado', 'aria-checked', 'checked'],
  ['oprimido', 'aria-pressed'],
  ['seleccionado', 'aria-selected'],
  ['actual', 'aria-current'],
  ['abre', 'aria-haspopup'],
  ['autocompletado', 'aria-autocomplete'],
  ['valor', 'aria-valuetext'],
];

/** Spanish for the values that ARIA writes in English. */
const WORDS: Readonly<Record<string, string>> = {
  true: 'sí',
  false: 'no',
  mixed: 'mixto',
  listbox: 'lista',
  dialog: 'diálogo',
  grid: 'cuadrícula',
  menu: 'menú',
  list: 'lista',
  none: 'ninguno',
};

/** Reads an element as assistive technology does. */
export function readAccessibility(element: Element): AccessibleElement {
  return {
    element: `<${element.localName}>`,
    role: getRole(element) ?? 'ninguno',
    name: computeAccessibleName(element),
    description: computeAccessibleDescription(element),
    states: STATES.flatMap(([name, attribute, property]) => {
      const value = stateOf(element, attribute, property);
      return value === null ? [] : [value === 'true' ? name : `${name}: ${WORDS[value] ?? value}`];
    }),
  };
}

/** A state as text; `null` where the element has none, or a plain "no" of its own. */
function stateOf(element: Element, attribute: string, property?: string): string | null {
  const own = property ? Reflect.get(element, property) : undefined;
  const checkable = property === 'checked' && /^(?:checkbox|radio)$/.test(typeOf(element));
  if (own === true || (checkable && typeof own === 'boolean')) return String(own);
  return element.getAttribute(attribute);
}

function typeOf(element: Element): string {
  return element.getAttribute('type') ?? '';
}
