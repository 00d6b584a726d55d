import { colombianHolidays, DatePicker, formatDate } from '@guadua/date';
import { FileInput, formatFileSize, sanitizeFileName } from '@guadua/file';
import { Field, formatCurrency, PinInput, TextInput } from '@guadua/forms';
import { nitCheckDigit, verifyNIT } from '@guadua/forms/colombia';
import { Select } from '@guadua/select';
import { highlightRanges, nameCase, removeDiacritics } from '@guadua/utils';
import { Button, Highlight } from '@guadua/utils/ui';
import { Everything } from './everything';

// Rendered on each request, as a page with a session is.
export const dynamic = 'force-dynamic';

/** A server component: it calls the plain functions, and puts components without a wrapper. */
export default function Page() {
  const facts = [
    removeDiacritics('Bogotá'),
    nameCase('maría de la paz'),
    String(highlightRanges('Medellín', 'lin').length),
    formatCurrency(1234.5),
    String(nitCheckDigit('900123456')),
    String(verifyNIT('900123456-8')),
    String(colombianHolidays(2026).length),
    formatDate(new Date(2026, 10, 20), 'dd/MM/y'),
    formatFileSize(1_500_000),
    sanitizeFileName('informe final.pdf'),
  ];
  return (
    <main>
      <h1>Next</h1>
      <ul>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <p>
        <Highlight text="Del servidor" query="serv" />
      </p>
      <form>
        <Field label="Correo">
          <TextInput name="correo" type="email" />
        </Field>
        <Field label="Departamento">
          <Select name="departamento" options={['Antioquia', 'Cauca']} defaultValue="Cauca" />
        </Field>
        <Field label="Ingreso">
          <DatePicker name="ingreso" defaultValue="2026-11-20" valueAs="iso" />
        </Field>
        <PinInput name="pin" />
        <FileInput name="hoja" aria-label="Hoja de vida" />
        <Button asChild>
          <a href="#fin">Ir al final</a>
        </Button>
      </form>
      <Everything />
      <p id="fin">Fin</p>
    </main>
  );
}
