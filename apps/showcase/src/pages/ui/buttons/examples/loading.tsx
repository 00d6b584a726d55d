import { Button } from '@guadua/utils/ui';
import { useState } from 'react';

export function Loading({ disabled }: { disabled?: boolean }) {
  const [saving, setSaving] = useState(false);

  async function save() {
    setSaving(true);
    await new Promise((resolve) => setTimeout(resolve, 2000));
    setSaving(false);
  }

  return (
    <Button tone="primary" loading={saving} onClick={save} disabled={disabled}>
      Guardar cambios
    </Button>
  );
}
