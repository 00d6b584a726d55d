import { Button, type ButtonTone } from '@guadua/utils/ui';

const TONES: { tone: ButtonTone; label: string }[] = [
  { tone: 'normal', label: 'Normal' },
  { tone: 'primary', label: 'Primario' },
  { tone: 'success', label: 'Afirmativo' },
  { tone: 'danger', label: 'Peligro' },
  { tone: 'info', label: 'Info 1' },
  { tone: 'light-blue', label: 'Info 2' },
  { tone: 'warning', label: 'Aviso' },
  { tone: 'orangered', label: 'Alerta' },
  { tone: 'yellow', label: 'Especial 1' },
  { tone: 'violet', label: 'Especial 2' },
];

export function Tones({ disabled }: { disabled?: boolean }) {
  return (
    <>
      {TONES.map(({ tone, label }) => (
        <Button key={tone} tone={tone} disabled={disabled}>
          {label}
        </Button>
      ))}
    </>
  );
}
