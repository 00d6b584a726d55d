import type { Visitor } from './visitor.ts';

const FORM = 'form.sheet';
/** A check digit that is right: 899.999.068-1 is the NIT of a Colombian company. */
const NIT = '899999068-1';
const RECEIVED =
  /^Lo que recibe el servidornit=899999068-1municipio=63690direccion=Calle 6 # 5 - 40entrega.*=2027-03-05.*entrega.*=2027-03-10.*orden=orden\.pdf \(\d+ bytes\)$/;

/** The order of the home: what is missing, and what the server would get (HOM-2). */
export async function order(visitor: Visitor): Promise<void> {
  await visitor.open('/');
  await visitor.press(`${FORM} button`, 'Enviar pedido');
  await visitor.sees('what is missing', [FORM], (form) => missing(form?.text) === 5);
  await visitor.shows('the focus on the first of it', ({ focused }) => {
    return focused.name === 'NIT de la empresa';
  });
  await visitor.write(NIT);
  await visitor.reads(NIT, `${FORM} .figures`);
  await visitor.press(`${FORM} .gd-select [role="combobox"]`);
  await visitor.sees('the list', ['[role="option"]'], Boolean);
  await visitor.write('salento');
  await visitor.press('[role="option"]', 'Salento');
  await visitor.reads('63690', `${FORM} .figures`);
  await visitor.press(`${FORM} .gd-address-input [role="combobox"]`);
  await visitor.write('Calle 6 # 5 - 40');
  await visitor.reads('Calle 6 # 5 - 40', `${FORM} .figures`);
  await visitor.press(`${FORM} input`, 'Entrega, entre');
  await visitor.write('5/3/2027 - 10/3/2027');
  await visitor.keys('Tab');
  await visitor.reads('2027-03-10', `${FORM} .figures`);
  const pdf = '%PDF-1.4\n1 0 obj <<>> endobj\n%%EOF';
  await visitor.call(
    'chooseFile',
    `${FORM} input[type="file"]`,
    'orden.pdf',
    'application/pdf',
    pdf,
  );
  await visitor.reads('orden.pdf', `${FORM} .figures`);
  await visitor.press(`${FORM} button`, 'Enviar pedido');
  await visitor.sees('what the server gets', [`${FORM} .sheet-sent`], (sent) => {
    return RECEIVED.test(sent?.text ?? '');
  });
  await visitor.press(`${FORM} button`, 'Empezar de nuevo');
  await visitor.sees('it empty', [FORM], (form) => {
    return missing(form?.text) === 0 && !form?.text.includes('Lo que recibe el servidor');
  });
  await visitor.sees('no NIT', [`${FORM} input`, 'NIT de la empresa'], (nit) => nit?.value === '');
}

/** The button of the colour scheme, which is kept (THM-3). */
export async function changeScheme(visitor: Visitor, quiet: Visitor): Promise<void> {
  await visitor.open('/');
  const light = await visitor.shows('the light scheme', ({ scheme }) => scheme === 'light');
  const button = 'Activar/Desactivar tema oscuro';
  await visitor.press('header button', button);
  await visitor.shows('the dark scheme', ({ scheme, background }) => {
    return scheme === 'dark' && background !== light.background;
  });
  await visitor.sees('it on the page', ['body.scheme-dark'], Boolean);
  await visitor.reload();
  const dark = await visitor.shows('the dark scheme after a reload', ({ scheme, background }) => {
    return scheme === 'dark' && background !== light.background;
  });
  await quiet.load('/');
  await quiet.shows('the light scheme', ({ background }) => background === light.background);
  await quiet.driver.call("() => localStorage.setItem('guadua-color-scheme', 'dark')");
  await quiet.load('/');
  await quiet.shows('the dark scheme before React', ({ scheme, background }) => {
    return scheme === 'dark' && background === dark.background;
  });
  if (await quiet.call<boolean>('isReady')) throw new Error('runs modules against its policy');
  await quiet.driver.call('() => localStorage.clear()');
  await visitor.open('/');
  await visitor.press('header button', button);
  await visitor.shows('the light scheme again', ({ scheme, background }) => {
    return scheme === 'light' && background === light.background;
  });
}

function missing(text = ''): number {
  return text.match(/Requerido/g)?.length ?? 0;
}
