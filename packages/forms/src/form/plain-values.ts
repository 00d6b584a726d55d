type PlainElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement;

export function isPlain(element: Element, submitter: HTMLElement | null): element is PlainElement {
  if (element === submitter) return true;
  return element.matches(
    ':is(input, select, textarea):not(:disabled, [type=button], [type=submit], [type=reset], [type=image])',
  );
}

/** The value under a name: a text, `true` or `false` for a box, a list where several elements have the name. */
export function valueUnder(
  name: string,
  elements: readonly PlainElement[],
  which: 'now' | 'first',
): unknown {
  const isNow = which === 'now';
  const [first] = elements;
  if (elements.every(({ type }) => type === 'radio')) {
    return elements.find((one) => isTicked(one, isNow))?.value ?? null;
  }
  if (elements.length === 1 && first && !name.endsWith('[]')) return oneValue(first, isNow);
  return elements.flatMap((one) => {
    if (/^(?:checkbox|radio)$/.test(one.type)) return isTicked(one, isNow) ? one.value : [];
    return oneValue(one, isNow) ?? [];
  });
}

function oneValue(element: PlainElement, isNow: boolean): unknown {
  if (element.type === 'checkbox') return isTicked(element, isNow);
  if ('options' in element) {
    const chosen = Array.from(element.options)
      .filter((option) => (isNow ? option.selected : option.defaultSelected))
      .map(({ value }) => value);
    // Without a default a browser shows the first option.
    return element.multiple ? chosen : (chosen.at(-1) ?? element.options[0]?.value ?? '');
  }
  if (element.type === 'file' && 'files' in element) {
    const files = isNow ? Array.from(element.files ?? []) : [];
    return element.multiple ? files : (files[0] ?? null);
  }
  return isNow || !('defaultValue' in element) ? element.value : element.defaultValue;
}

function isTicked(element: PlainElement, isNow: boolean): boolean {
  return 'checked' in element && (isNow ? element.checked : element.defaultChecked);
}
