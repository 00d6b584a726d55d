import { parseDate } from '@guadua/date';
import { parseNumber } from '@guadua/forms';
import { parsePhone } from '@guadua/forms/colombia';

/** En el servidor: lee lo que envía el formulario, con JavaScript o sin él. */
export function readOrder(data: FormData) {
  const text = (name: string) => String(data.get(name) ?? '');
  return {
    valor: parseNumber(text('valor')), // '4500000' o '4.500.000'
    celular: parsePhone(text('celular')), // '+573105551234' o '310 555 1234'
    entrega: parseDate(text('entrega'), 'yyyy-MM-dd') ?? parseDate(text('entrega'), 'dd/MM/yyyy'),
  };
}
