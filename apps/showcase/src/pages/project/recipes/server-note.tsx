import { useUploadServer } from '../../../data/upload-server';

/** Says who answers the forms of this page. */
export function ServerNote() {
  const { available } = useUploadServer();
  return (
    <p>
      <span hidden={available !== true}>
        <strong>Hay un servidor de verdad:</strong> lo que envíes llega a él, y de ti no guarda
        nada.
      </span>
      <span hidden={available === true}>
        <strong>Este sitio es estático y no tiene servidor:</strong> los formularios lo dirán al
        enviarse. Con <code>pnpm dev</code> responde uno de verdad.
      </span>
    </p>
  );
}
