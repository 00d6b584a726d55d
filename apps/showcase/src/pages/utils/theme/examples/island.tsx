import { Button } from '@guadua/utils/ui';

export function Island() {
  return (
    <>
      <Card scheme="light" title="Siempre claro" />
      <Card scheme="dark" title="Siempre oscuro" />
    </>
  );
}

function Card({ scheme, title }: { scheme: 'light' | 'dark'; title: string }) {
  return (
    <section
      data-color-scheme={scheme}
      style={{
        padding: 'var(--gd-space-5)',
        border: '1px solid var(--gd-border)',
        borderRadius: 'var(--gd-radius-frame)',
        background: 'var(--gd-surface)',
        color: 'var(--gd-text)',
      }}
    >
      <h3 style={{ marginBottom: 'var(--gd-space-3)' }}>{title}</h3>
      <Button tone="primary">Guardar</Button>
    </section>
  );
}
