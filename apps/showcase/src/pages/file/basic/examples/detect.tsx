import { type DetectedFileType, detectFileType, FileInput, type FileItem } from '@guadua/file';
import { Field } from '@guadua/forms';
import { useEffect, useState } from 'react';

interface Finding {
  type: DetectedFileType;
  hex: string;
}

export function Detect({ disabled }: { disabled?: boolean }) {
  return (
    <Field label="Cualquier archivo">
      <FileInput
        multiple
        append
        disabled={disabled}
        renderItem={({ item, name, size }) => <Inside item={item} name={name} size={size} />}
      />
    </Field>
  );
}

function Inside({ item, name, size }: { item: FileItem; name: string; size: string }) {
  const [finding, setFinding] = useState<Finding>();
  useEffect(() => {
    let shown = true;
    if (item instanceof File) void inspect(item).then((found) => shown && setFinding(found));
    return () => {
      shown = false;
    };
  }, [item]);
  const claimed = item instanceof File && item.type ? item.type : 'no dice';
  return (
    <dl
      style={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        columnGap: '0.75rem',
        flex: 1,
        margin: 0,
        overflowWrap: 'anywhere',
      }}
    >
      <dt>Nombre</dt>
      <dd style={{ margin: 0 }}>
        <bdi>{name}</bdi>, {size}
      </dd>
      <dt>Dice ser</dt>
      <dd style={{ margin: 0 }}>{claimed}</dd>
      <dt>Es</dt>
      <dd style={{ margin: 0, fontWeight: 600 }}>{finding?.type ?? '…'}</dd>
      <dt>Empieza</dt>
      <dd style={{ margin: 0 }}>
        <code>{finding?.hex ?? '…'}</code>
      </dd>
    </dl>
  );
}

async function inspect(file: File): Promise<Finding> {
  const bytes = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(' ');
  return { type: await detectFileType(file), hex: hex || 'vacío' };
}
