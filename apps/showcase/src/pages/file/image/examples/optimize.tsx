import {
  FileInput,
  formatFileSize,
  IMAGE_WIDTH,
  type ImageReport,
  optimizeImage,
} from '@guadua/file';
import { Field, NativeSelect } from '@guadua/forms';
import { Button } from '@guadua/utils/ui';
import { type CSSProperties, useEffect, useId, useState } from 'react';

interface Outcome {
  before: string;
  after: string;
  report: ImageReport;
  block: number;
}

/** Una sobre otra, en la misma celda. */
const PICTURE: CSSProperties = {
  gridArea: '1 / 1',
  inlineSize: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'contain',
};
const WIDTHS = Object.values(IMAGE_WIDTH).map((width) => ({
  value: String(width),
  label: `${width} px`,
}));
const QUALITIES = ['1', '0.9', '0.8', '0.6'].map((value) => ({
  value,
  label: value.replace('.', ','),
}));

export function Optimize({ disabled }: { disabled?: boolean }) {
  const [file, setFile] = useState<File | null>(null);
  const [width, setWidth] = useState('1920');
  const [quality, setQuality] = useState('0.8');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [message, setMessage] = useState('Elige una foto, o usa la de prueba.');

  useEffect(() => {
    if (!file) return;
    const work = new AbortController();
    const urls: string[] = [];
    const show = (blob: Blob) => {
      const url = URL.createObjectURL(blob);
      urls.push(url);
      return url;
    };
    setOutcome(null);
    setMessage('Procesando...');
    const stop = watchMainThread();
    const options = { maxWidth: Number(width), quality: Number(quality) };
    optimizeImage(file, options, work).then(
      ({ file: result, report }) => {
        setOutcome({ before: show(file), after: show(result), report, block: stop() });
        setMessage(`Listo en ${Math.round(report.milliseconds)} ms`);
      },
      (error: Error) => {
        if (!work.signal.aborted) setMessage(error.message);
      },
    );
    return () => {
      work.abort();
      stop();
      for (const url of urls) URL.revokeObjectURL(url);
    };
  }, [file, width, quality]);

  return (
    <div style={{ display: 'grid', gap: '1rem', inlineSize: '100%' }}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem', alignItems: 'center' }}>
        <Field label="Ancho máximo">
          <NativeSelect options={WIDTHS} value={width} onChange={(next) => setWidth(next ?? '')} />
        </Field>
        <Field label="Calidad">
          <NativeSelect
            options={QUALITIES}
            value={quality}
            onChange={(next) => setQuality(next ?? '')}
          />
        </Field>
        <Button disabled={disabled} onClick={() => void testPhoto().then(setFile)}>
          Foto de prueba de 12 megapíxeles
        </Button>
      </div>
      <Field label="Tu foto">
        <FileInput
          accept=".png,.jpg,.jpeg,.webp"
          disabled={disabled}
          value={file}
          onChange={(next) => setFile(next instanceof File ? next : null)}
        />
      </Field>
      <output>{file ? message : 'Elige una foto, o usa la de prueba.'}</output>
      {file && outcome && (
        <>
          <Comparison before={outcome.before} after={outcome.after} />
          <p style={{ margin: 0 }}>
            Antes: {measures(outcome.report.originalSize, outcome.report.originalDimensions)}.{' '}
            {outcome.report.keptOriginal ? 'Se conserva la original' : 'Después'}:{' '}
            {measures(outcome.report.size, outcome.report.dimensions)}. {percent(outcome.report)}.
            El bloqueo más largo de la página fue de {Math.round(outcome.block)} ms: el trabajo se
            hizo {outcome.report.thread === 'worker' ? 'en otro hilo' : 'en la página'}.
          </p>
        </>
      )}
    </div>
  );
}

/** Las dos fotos, una sobre otra; el control dice hasta dónde se ve la primera. */
function Comparison({ before, after }: { before: string; after: string }) {
  const [part, setPart] = useState(50);
  const id = useId();
  return (
    <div style={{ display: 'grid', gap: '0.5rem', maxInlineSize: '36rem' }}>
      <div style={{ display: 'grid' }}>
        <img src={before} alt="Antes" decoding="async" style={PICTURE} />
        <img
          src={after}
          alt="Después"
          decoding="async"
          style={{ ...PICTURE, clipPath: `inset(0 0 0 ${part}%)` }}
        />
      </div>
      <label htmlFor={id}>Antes, a la izquierda; después, a la derecha</label>
      <input
        id={id}
        type="range"
        value={part}
        aria-valuetext={`${part} % de la foto de antes`}
        onChange={(event) => setPart(event.target.valueAsNumber)}
        style={{
          inlineSize: '100%',
          minBlockSize: '2.5rem',
          margin: 0,
          accentColor: 'var(--gd-accent)',
        }}
      />
    </div>
  );
}

function measures(size: number, { width, height }: { width: number; height: number }): string {
  return `${formatFileSize(size)}, ${width} × ${height}`;
}

function percent({ originalSize, size }: ImageReport): string {
  const change = Math.round((100 * size) / originalSize) - 100;
  return change < 0 ? `Pesa ${-change} % menos` : 'Pesa lo mismo';
}

/** Mide la pausa más larga de la página. */
function watchMainThread(): () => number {
  const { port1, port2 } = new MessageChannel();
  let last = performance.now();
  let longest = 0;
  const beat = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    port2.postMessage(null);
  };
  port1.onmessage = beat;
  beat();
  return () => {
    port1.close();
    return longest;
  };
}

/** Una foto inventada, con suficiente detalle para pesar como una de verdad. */
async function testPhoto(): Promise<File> {
  const canvas = new OffscreenCanvas(4000, 3000);
  const context = canvas.getContext('2d');
  for (let index = 0; context && index < 9000; index++) {
    // Por tandas: entre una y otra, la página responde.
    if (index % 300 === 0) await new Promise((resolve) => setTimeout(resolve));
    const noise = (index * 2_654_435_761) % 4_294_967_296;
    const y = (noise >>> 8) % 3000;
    context.fillStyle = `oklch(${0.9 - y / 5000} 0.08 ${220 - y / 30} / 0.6)`;
    context.fillRect(noise % 4000, y, 20 + (noise % 220), 10 + (noise % 60));
  }
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 });
  return new File([blob], 'prueba.jpg', { type: 'image/jpeg' });
}
