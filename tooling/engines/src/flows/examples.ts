import type { Visitor } from './visitor.ts';

const SELECT = '.example:has(#una-opcion)';
const PIN = '.example:has(#por-defecto)';
const PIN_FIELD = `${PIN} input:not([type="hidden"])`;
const STAGE = '.playground-stage';
const CODE = '.playground-code';

/** A property changes what runs and what is read; the shared link brings both back. */
export async function tryProperties(visitor: Visitor): Promise<void> {
  await wakePlayground(visitor, '/ui/buttons');
  await visitor.press('.playground button', 'Propiedades');
  await visitor.reads('<Button tone="primary">Guardar cambios</Button>', CODE);
  await visitor.press('.playground-segment', 'bordered');
  await visitor.rewrite('Borrar "todo" {ya}', '.playground-control input', 'children');
  await isChanged(visitor);
  const link = await shareLink(visitor);
  if (!/\/ui\/buttons\?variant=bordered&children=.+#demo$/.test(link)) {
    throw new Error(`shares ${link}`);
  }
  await visitor.load('/forms/pin');
  await visitor.open(link.replace(visitor.origin, ''));
  await isChanged(visitor);
  await visitor.press('.playground button', 'Restablecer');
  await visitor.sees('it as before', [`${STAGE} button`, 'Guardar cambios'], (button) => {
    return button?.attributes['data-tone'] === 'primary';
  });
}

/** A shared link says which component is on the stage, how wide it is, in which scheme and direction. */
export async function shareStage(visitor: Visitor): Promise<void> {
  await wakePlayground(visitor, '/forms/basic');
  await visitor.press('.playground-switcher label', 'Número');
  await visitor.press('.playground button', 'Propiedades');
  await visitor.rewrite('12', '.playground-control input', 'max');
  await visitor.press('.playground button', 'Oscuro');
  await visitor.press('.playground button', 'RTL: de derecha a izquierda');
  await visitor.press('.playground-widths label', '320');
  await visitor.sees('the stage', [STAGE], isSet);
  const link = await shareLink(visitor);
  await visitor.load('/forms/pin');
  await visitor.open(link.replace(visitor.origin, ''));
  await visitor.sees('the property', ['.playground-control input', 'max'], (input) => {
    return input?.value === '12';
  });
  await visitor.reads('max={12}', CODE);
  await visitor.sees('the stage again', [STAGE], isSet);
}

/** The code of an example, through the clipboard of the system. */
export async function copyCode(visitor: Visitor, code: string): Promise<void> {
  const example = '.example:has(#cargando)';
  await visitor.open('/ui/buttons');
  await visitor.press(`${example} summary`, 'Código');
  await visitor.press(`${example} button`, 'Copiar el código de loading.tsx');
  await visitor.shows('that it was copied', ({ snackbars }) => {
    return snackbars.includes('Copiado al portapapeles');
  });
  const copied = await visitor.pasted();
  if (copied.trim() !== code.trim()) throw new Error(`copies ${JSON.stringify(copied)}`);
}

/** What the keys have reached is chosen, though the pointer rests on the list. */
export async function chooseByKeys(visitor: Visitor): Promise<void> {
  await visitor.open('/select/basic');
  await visitor.press(`${SELECT} [role="combobox"]`);
  await visitor.sees('the list', ['[role="option"][aria-posinset="3"]'], Boolean);
  await visitor.point('[role="option"][aria-posinset="3"]');
  await visitor.shows('the one that is pointed at', ({ active }) => {
    return active?.text.includes('Leon Kennedy') ?? false;
  });
  await visitor.keys('End');
  await visitor.shows('the last', ({ active }) => active?.isLast ?? false);
  await visitor.call('rest');
  const { active } = await visitor.shows(
    'the last, still',
    ({ active }) => active?.isLast ?? false,
  );
  await visitor.keys('Enter');
  await visitor.reads('valor15', `${SELECT} .frame-body .figures`);
  await visitor.sees(active?.text ?? '', [`${SELECT} [role="combobox"]`], (trigger) => {
    return (
      trigger !== null && trigger.text !== '' && (active?.text.startsWith(trigger.text) ?? false)
    );
  });
  await visitor.shows('the focus back', ({ dialog, focused }) => {
    return dialog === '' && focused.tag === 'button' && focused.name.startsWith('Personaje');
  });
}

/** Digits stay when the focus comes back, and the next one follows them (PIN-4). */
export async function returnToPin(visitor: Visitor): Promise<void> {
  const has = (value: string) =>
    visitor.sees(`${value} in it`, [PIN_FIELD], (field) => field?.value === value);
  await visitor.open('/forms/pin');
  await visitor.press(PIN_FIELD);
  await visitor.write('12');
  await has('12');
  await leaveAndReturn(visitor);
  await visitor.write('3');
  await has('123');
  await leaveAndReturn(visitor);
  await visitor.keys('Backspace');
  await has('12');
  await visitor.write('34');
  await has('1234');
  await visitor.reads('"1234"', `${PIN} .frame-body .figures`);
}

async function leaveAndReturn(visitor: Visitor): Promise<void> {
  const { focused: field } = await visitor.shows(
    'the focus',
    ({ focused }) => focused.tag === 'input',
  );
  await visitor.keys('Tab');
  await visitor.shows('the focus after it', ({ focused }) => focused.id !== field.id);
  await visitor.keys('Shift+Tab');
  await visitor.shows('the focus in it', ({ focused }) => focused.id === field.id);
}

/** Opens a page and moves the mouse, as people do: the script of the playground comes then. */
async function wakePlayground(visitor: Visitor, path: string): Promise<void> {
  await visitor.open(path);
  await visitor.move(40, 40);
  await visitor.move(44, 44);
  await visitor.sees('its playground', ['.playground[data-ready]'], Boolean);
}

/** The link that the panel shows and copies. */
async function shareLink(visitor: Visitor): Promise<string> {
  await visitor.press('.playground button', 'Compartir');
  const shown = await visitor.sees('the link', ['.playground-share input'], (input) => {
    return input?.value.startsWith(visitor.origin) ?? false;
  });
  await visitor.press('.playground-share button', 'Copiar');
  await visitor.shows('that it was copied', ({ snackbars }) => {
    return snackbars.includes('Copiado al portapapeles');
  });
  await visitor.keys('Escape');
  await visitor.sees('the panel closed', ['.playground-share'], (panel) => panel === null);
  const copied = await visitor.pasted();
  if (copied !== shown?.value) throw new Error(`copies ${copied}, and shows ${shown?.value}`);
  return copied;
}

async function isChanged(visitor: Visitor): Promise<void> {
  await visitor.sees('the button', [`${STAGE} button`, 'Borrar "todo" {ya}'], (button) => {
    return button?.attributes['data-variant'] === 'bordered';
  });
  await visitor.reads('variant="bordered"', CODE);
  await visitor.reads(`{'Borrar "todo" {ya}'}`, CODE);
}

function isSet(stage: { attributes: Record<string, string> } | null): boolean {
  const { dir, 'data-color-scheme': scheme, 'data-width': width } = stage?.attributes ?? {};
  return dir === 'rtl' && scheme === 'dark' && width === '320';
}
