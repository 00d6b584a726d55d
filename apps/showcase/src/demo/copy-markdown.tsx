import { snackbar } from '@guadua/utils';
import { CopyButton } from '@guadua/utils/ui';
import { type MouseEvent, useRef } from 'react';

/** "Copiar como Markdown": the page's file, fetched when the pointer enters the button. */
export function CopyMarkdown({ url }: { url: string }) {
  const text = useRef<string>(undefined);

  const load = async () => {
    if (text.current !== undefined) return;
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    text.current = await response.text();
  };

  // A browser that copies only while a click lasts finds the text there already.
  const prefetch = () => void load().catch(() => undefined);

  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (text.current !== undefined) return;
    event.preventDefault();
    const button = event.currentTarget;
    load().then(
      () => button.click(),
      () => snackbar('El Markdown no se pudo cargar. Revisa tu conexión.', { tone: 'danger' }),
    );
  };

  return (
    <CopyButton
      className="tool tool-accent"
      text={() => text.current ?? ''}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={onClick}
    >
      Copiar como Markdown
    </CopyButton>
  );
}
