import { Field } from '@guadua/forms';
import { Select } from '@guadua/select';
import { Button } from '@guadua/utils/ui';
import { useRef } from 'react';
import { CHARACTERS } from '../../../../data/characters';

export function InDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <Button onClick={() => dialog.current?.showModal()}>Abrir diálogo</Button>
      <dialog ref={dialog} aria-label="Elegir personaje" style={{ inlineSize: '20rem' }}>
        <Field label="Personaje">
          <Select options={CHARACTERS} />
        </Field>
        <form method="dialog" style={{ marginBlockStart: '1rem' }}>
          <Button type="submit">Listo</Button>
        </form>
      </dialog>
    </>
  );
}
