import '@guadua/file/styles.css';
import '@guadua/forms/styles.css';
import { type FileItem, maxFileSize, requiredFileType } from '@guadua/file';
import { DemoPage, Example, FormExample, KeyTable, Section } from '../../../demo';
import { loadPlayground } from '../../../playground/load-playground';
import { ByContent } from './examples/by-content';
import byContentSource from './examples/by-content.tsx?source';
import { Detect } from './examples/detect';
import detectSource from './examples/detect.tsx?source';
import { Multiple } from './examples/multiple';
import multipleSource from './examples/multiple.tsx?source';
import { Saved } from './examples/saved';
import savedSource from './examples/saved.tsx?source';
import { Single } from './examples/single';
import singleSource from './examples/single.tsx?source';

const SAVED: FileItem[] = ['/paisajes/cafetal.svg', '/paisajes/manglar.svg'];

const Playground = await loadPlayground('file/basic', () => import('./playground'));

export function Page() {
  return (
    <DemoPage>
      <Playground title="Demo" />
      <FormExample
        title="Un archivo"
        component={Single}
        source={singleSource}
        name="hoja"
        initialValue={null}
      >
        Si eliges o sueltas otro, reemplaza al anterior. Uno de otro tipo se rechaza y el anterior
        se conserva.
      </FormExample>
      <FormExample
        title="Varios archivos"
        component={Multiple}
        source={multipleSource}
        name="soportes"
        initialValue={[]}
      >
        Acepta imágenes y PDF de hasta 2 MB, cinco en total; cada archivo rechazado muestra el
        motivo. <code>pdfjs-dist</code> se carga con el primer PDF.
      </FormExample>
      <FormExample
        title="Validado por su contenido"
        folded="closed"
        component={ByContent}
        source={byContentSource}
        name="cedula"
        initialValue={null}
        validate={identity}
      >
        Cambia la extensión de un archivo y elígelo: <code>requiredFileType</code> lee sus primeros
        bytes.
      </FormExample>
      <FormExample
        title="Guardados, en orden"
        folded="closed"
        component={Saved}
        source={savedSource}
        name="documentos"
        initialValue={SAVED}
      >
        Los guardados en el servidor son enlaces. Arrastra para ordenar, o usa los botones o Alt con
        una flecha.
      </FormExample>
      <Example
        title="Qué es cada archivo"
        folded="closed"
        component={Detect}
        source={detectSource}
        disableable
        align="start"
      >
        Suelta cualquier archivo: verás el tipo declarado, el tipo real y sus primeros bytes. Nada
        se envía.
      </Example>
      <Section title="Teclado" place="before-reference">
        <KeyTable />
      </Section>
      <Section title="Seguridad">
        <ul>
          <li>Un archivo soltado por fuera del campo no reemplaza la página.</li>
          <li>El mismo archivo se puede elegir otra vez después de quitarlo.</li>
          <li>
            Un nombre con caracteres que lo voltean, etiquetas HTML o carpetas se muestra como
            texto; <code>sanitizeFileName</code> lo deja listo para guardar.
          </li>
          <li>
            Una dirección guardada que empieza por <code>javascript:</code> o{' '}
            <code>data:text/html</code> nunca es un enlace.
          </li>
          <li>Un SVG se ve sin que sus scripts corran.</li>
        </ul>
      </Section>
    </DemoPage>
  );
}

/** Outside the component: its identity decides when a value is checked again. */
async function identity(value: FileItem | null) {
  if (value === null) return { required: true };
  return maxFileSize('2MB')(value) ?? (await requiredFileType(['png', 'jpeg', 'pdf'])(value));
}
