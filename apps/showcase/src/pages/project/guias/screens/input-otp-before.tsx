import { OTPInput, REGEXP_ONLY_DIGITS } from 'input-otp';
import { type FormEvent, useId, useState } from 'react';

export function Code() {
  const id = useId();
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const [sent, setSent] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    setError(code.length === 6 ? '' : 'Completa el código');
    if (code.length === 6) setSent(JSON.stringify({ codigo: code }));
  };
  return (
    <form noValidate onSubmit={send}>
      <label htmlFor={id}>Código</label>
      <OTPInput
        id={id}
        maxLength={6}
        pattern={REGEXP_ONLY_DIGITS}
        value={code}
        onChange={setCode}
        aria-invalid={error !== ''}
        aria-describedby={`${id}-error`}
        render={({ slots }) => (
          <div className="casillas">
            {slots.map(({ char, hasFakeCaret, isActive }, place) => (
              <div key={place} className={isActive ? 'casilla activa' : 'casilla'}>
                {char}
                {hasFakeCaret && <span className="cursor" />}
              </div>
            ))}
          </div>
        )}
      />
      <p id={`${id}-error`} role="alert">
        {error}
      </p>
      <button type="submit">Enviar</button>
      <p role="status">{sent}</p>
    </form>
  );
}
