import { Table } from '../../../demo';
import { Words } from '../words';

/** What a content security policy has to allow, and for what. */
const SOURCES: readonly (readonly [source: string, why: string])[] = [
  ["script-src 'self' + la huella de colorSchemeScript", 'El tema antes del primer píxel.'],
  ["style-src 'self'", 'Las hojas de estilos de los paquetes.'],
  ['img-src blob:', 'Las vistas previas de `FileInput` e `ImageInput`.'],
  [
    "worker-src 'self' (o blob:)",
    'Las fotos se alivianan aparte, sin detener la página; sin permiso se hace en ella, y un aviso lo dice en desarrollo. Con `pdfThumbnail`, también el de `pdfjs-dist`.',
  ],
  ['connect-src tu servidor', 'Listas remotas y archivos que suben.'],
  [
    'script-src, frame-src y connect-src de Google y Facebook',
    'Solo donde uses `@guadua/utils/social`, y solo cuando alguien pide entrar.',
  ],
  [
    "require-trusted-types-for 'script'",
    'Se puede exigir: ningún componente escribe HTML desde un texto. `trusted-types guadua` deja pasar el worker de las fotos y los scripts de Google y Facebook.',
  ],
];

/** The directives of a strict policy, and what each is for. */
export function PolicyTable() {
  return (
    <Table columns={['Permiso', 'Para qué']} className="recetas-needs">
      {SOURCES.map(([source, why]) => (
        <tr key={source}>
          <th scope="row">
            <code>{source}</code>
          </th>
          <td>
            <Words text={why} />
          </td>
        </tr>
      ))}
    </Table>
  );
}
