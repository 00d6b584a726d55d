import { useId, useState } from 'react';
import { type FileRejection, useDropzone } from 'react-dropzone';

const LIMIT = 2 * 1024 * 1024;
const REASONS: Record<string, string> = {
  'file-too-large': 'Pesa más de 2 MB',
  'file-invalid-type': 'No es un PDF',
  'too-many-files': 'Son más de tres',
};

export function Supports() {
  const id = useId();
  const [files, setFiles] = useState<File[]>([]);
  const [rejected, setRejected] = useState<FileRejection[]>([]);
  const [sent, setSent] = useState('');
  const { getRootProps, getInputProps, isDragActive } = useDropzone({
    accept: { 'application/pdf': ['.pdf'] },
    maxSize: LIMIT,
    maxFiles: 3,
    onDrop: (accepted, refused) => {
      setFiles((current) => [...current, ...accepted].slice(0, 3));
      setRejected(refused);
    },
  });
  const send = () => setSent(JSON.stringify({ soportes: files.map(({ name }) => name) }));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label htmlFor={id}>Soportes</label>
      <div {...getRootProps({ className: isDragActive ? 'zona activa' : 'zona' })}>
        <input {...getInputProps({ id })} />
        Suelta tus PDF aquí o haz clic
      </div>
      <ul>
        {files.map((file) => (
          <li key={file.name}>
            {file.name}, {Math.ceil(file.size / 1024)} kB{' '}
            <button
              type="button"
              aria-label={`Quitar ${file.name}`}
              onClick={() => setFiles(files.filter((other) => other !== file))}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <ul role="alert">
        {rejected.map(({ file, errors }) => (
          <li key={file.name}>
            {file.name}: {errors.map(({ code }) => REASONS[code] ?? code).join(', ')}
          </li>
        ))}
      </ul>
      <button type="submit">Enviar</button>
      <p role="status">{sent}</p>
    </form>
  );
}
