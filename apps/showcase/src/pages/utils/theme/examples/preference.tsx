import { type ColorSchemePreference, useColorScheme } from '@guadua/utils';
import { ButtonGroup, ButtonGroupItem } from '@guadua/utils/ui';

export function Preference() {
  const { preference, set } = useColorScheme();
  return (
    <ButtonGroup<ColorSchemePreference>
      selection="single"
      aria-label="Tema"
      value={preference}
      onChange={(chosen) => chosen && set(chosen)}
    >
      <ButtonGroupItem value="light">Claro</ButtonGroupItem>
      <ButtonGroupItem value="dark">Oscuro</ButtonGroupItem>
      <ButtonGroupItem value="system">Como el sistema</ButtonGroupItem>
    </ButtonGroup>
  );
}
