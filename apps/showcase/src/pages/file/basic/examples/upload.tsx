import { FileInput, type FileItem } from '@guadua/file';
import { Field } from '@guadua/forms';
import { useEffect, useState } from 'react';

export function Upload({ disabled }: { disabled?: boolean }) {
  const [files, setFiles] = useState<FileItem[] | null>(null);
  const [percent, setPercent] = useState(0);

  // En lugar de un servidor, un reloj: cada archivo sube un poco más despacio que el anterior.
  useEffect(() => {
    if (!files) return;
    const timer = setInterval(() => setPercent((before) => before + 2), 60);
    return () => clearInterval(timer);
  }, [files]);

  return (
    <Field label="Fotos del cultivo">
      <FileInput
        multiple
        append
        disabled={disabled}
        value={files}
        onChange={(value) => {
          setFiles(value);
          setPercent(0);
        }}
        progress={(_, index) => {
          const done = percent / (1 + index / 3);
          return done < 100 ? done : undefined;
        }}
      />
    </Field>
  );
}
