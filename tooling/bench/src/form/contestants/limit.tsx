import type { FormContestant } from '../form-contestant';

export const contestant: FormContestant = {
  label: 'Límite (un form nativo)',
  Form: ({ count }) => (
    <form>
      {Array.from({ length: count }, (_, index) => (
        <label key={index}>
          Campo {index} <input name={`campo${index}`} required />
        </label>
      ))}
      <button type="submit">Enviar</button>
    </form>
  ),
};
