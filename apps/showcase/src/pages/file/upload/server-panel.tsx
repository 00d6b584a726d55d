import { RadioGroup } from '@guadua/forms';
import { setUploadTrouble, type UploadTrouble, useUploadServer } from '../../../data/upload-server';

const TROUBLES: { value: UploadTrouble; label: string }[] = [
  { value: 'none', label: 'Responde bien' },
  { value: 'slow', label: 'Es lento' },
  { value: 'failing', label: 'Responde 500' },
  { value: 'cut', label: 'Corta la conexión' },
  { value: 'stalled', label: 'Deja de responder' },
];

/** Says who receives the files of this page, and lets one make it trouble. */
export function ServerPanel() {
  const { available, trouble } = useUploadServer();
  return (
    <>
      <p className="upload-server">
        <span hidden={!available}>
          <strong>Hay un servidor de verdad:</strong> lo que elijas llega a él, y lo olvida cuando
          se cierra.
        </span>
        <span hidden={available === true}>
          <strong>Este sitio es estático y no tiene servidor:</strong> aquí las subidas se simulan y
          nada sale de tu equipo. Con <code>pnpm dev</code> llegan a uno de verdad.
        </span>
      </p>
      <RadioGroup
        aria-label="Cómo se porta el servidor"
        orientation="horizontal"
        options={TROUBLES}
        value={trouble}
        onChange={(chosen) => {
          const found = TROUBLES.find(({ value }) => value === chosen);
          if (found) setUploadTrouble(found.value);
        }}
      />
      <p hidden={trouble !== 'stalled'}>
        Recibe la mitad y no dice más. En esta página lo esperamos cuatro segundos y probamos una
        vez más; en tu aplicación es un minuto, si no cambias <code>stallTimeout</code>. Para que
        termine de subir, elige «Responde bien» y luego «Reintentar».
      </p>
    </>
  );
}
