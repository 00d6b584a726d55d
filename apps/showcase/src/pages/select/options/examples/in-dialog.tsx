import { Select } from '@guadua/select';
import { Button } from '@guadua/utils/ui';
import { useId, useRef } from 'react';
import { CHARACTERS } from '../../../../data/characters';

export function InDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  return (
    <>
      <Button onClick={() => dialog.current?.showModal()}>Abrir ventana</Button>
      <dialog ref={dialog} aria-label="Elegir personaje" style={{ inlineSize: '20rem' }}>
        <label htmlFor={id}>Personaje</label>
        <Select id={id} options={CHARACTERS} />
        <form method="dialog" style={{ marginBlockStart: '1rem' }}>
          <Button type="submit">Listo</Button>
        </form>
      </dialog>
    </>
  );
}
