import type { LabelState } from '@guadua/catalog';
import { CharacterCount } from '@guadua/forms';

export const labelStates: readonly LabelState[] = [
  {
    title: 'texts that are short, nearly full and too long',
    element: (
      <>
        <CharacterCount value="α" maxLength={90} />
        <CharacterCount value="αβγ" maxLength={5} />
        <CharacterCount value="αβγ" maxLength={2} />
      </>
    ),
    use: ({ shown }) =>
      shown('forms.characters.count', 'forms.characters.left', 'forms.characters.over'),
  },
];
