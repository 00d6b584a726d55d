import { CopyButton } from '@guadua/utils/ui';

interface CopyProps {
  text: string | (() => string);
  /** What is copied, for a screen reader: `Copiar el código de simple.tsx`. */
  label: string;
  disabled?: boolean;
}

/** The quiet "Copiar" of code, import lines and commands. */
export function Copy({ text, label, disabled }: CopyProps) {
  return (
    <CopyButton className="tool tool-accent" text={text} aria-label={label} disabled={disabled}>
      Copiar
    </CopyButton>
  );
}
