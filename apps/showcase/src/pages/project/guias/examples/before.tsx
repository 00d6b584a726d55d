import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';

interface Order {
  empresa: string;
  nit: string;
  valor: string;
}

const NO_ORDER: Order = { empresa: '', nit: '', valor: '' };

export function Before() {
  const id = useId();
  const [sent, setSent] = useState('');
  const { register, handleSubmit, formState } = useForm({ defaultValues: NO_ORDER });
  const { errors } = formState;
  const field = (name: keyof Order) => ({
    id: `${id}-${name}`,
    'aria-invalid': Boolean(errors[name]),
    'aria-describedby': `${id}-${name}-error`,
  });
  return (
    <form
      noValidate
      onSubmit={handleSubmit(({ valor, ...order }) => {
        // El NIT llega sin verificar, y «4.500,5» hay que entenderlo a mano.
        const number = Number(valor.replaceAll('.', '').replace(',', '.'));
        setSent(JSON.stringify({ ...order, valor: number }));
      })}
    >
      <label htmlFor={`${id}-empresa`}>Empresa</label>
      <input {...register('empresa', { required: 'Requerido' })} {...field('empresa')} />
      <p id={`${id}-empresa-error`} role="alert">
        {errors.empresa?.message}
      </p>
      <label htmlFor={`${id}-nit`}>NIT</label>
      <input
        {...register('nit', {
          required: 'Requerido',
          pattern: { value: /^\d{9}-\d$/, message: 'Escribe nueve dígitos, guion y uno más' },
        })}
        {...field('nit')}
      />
      <p id={`${id}-nit-error`} role="alert">
        {errors.nit?.message}
      </p>
      <label htmlFor={`${id}-valor`}>Valor</label>
      <input
        inputMode="decimal"
        {...register('valor', { required: 'Requerido' })}
        {...field('valor')}
      />
      <p id={`${id}-valor-error`} role="alert">
        {errors.valor?.message}
      </p>
      <button type="submit">Enviar</button>
      <p role="status">{sent}</p>
    </form>
  );
}
