import { DatePicker, formatDate } from '@guadua/date';
import { FileInput, formatFileSize } from '@guadua/file';
import { Field, formatCurrency, TextInput } from '@guadua/forms';
import { nitCheckDigit } from '@guadua/forms/colombia';
import { Select } from '@guadua/select';
import { removeDiacritics } from '@guadua/utils';
import { Button, Highlight } from '@guadua/utils/ui';
import { Everything } from './everything';

// Rendered on each request, as a page with a session is.
export const dynamic = 'force-dynamic';

/** A server component: it calls the plain functions, and puts components without a wrapper. */
export default function Page() {
  const facts = [
    removeDiacritics('Bogotá'),
    formatCurrency(1234.5),
    nitCheckDigit('900123456'),
    formatDate(new Date(2026, 10, 20), 'dd/MM/y'),
    formatFileSize(1_500_000),
  ];
  return (
    <>
      <p>{facts.join(' · ')}</p>
      <p>
        <Highlight text="Del servidor" query="serv" />
      </p>
      <form>
        <Field label="Correo">
          <TextInput name="correo" type="email" />
        </Field>
        <Select name="departamento" options={['Antioquia', 'Cauca']} defaultValue="Cauca" />
        <DatePicker name="ingreso" defaultValue="2026-11-20" valueAs="iso" />
        <FileInput name="hoja" aria-label="Hoja de vida" />
        <Button asChild>
          <a href="#fin">Ir al final</a>
        </Button>
      </form>
      <Everything />
    </>
  );
}
