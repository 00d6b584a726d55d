import type { LabelState } from '@guadua/catalog';
import { Button, ButtonGroup, ButtonGroupItem, Highlight, Tooltip } from '@guadua/utils/ui';

export const labelStates: readonly LabelState[] = [
  {
    title: 'buttons, a group, a tooltip',
    element: (
      <>
        <Button loading>Αποθήκευση</Button>
        <ButtonGroup aria-label="Προβολή" selection="single" defaultValue="α">
          <ButtonGroupItem value="α">Λίστα</ButtonGroupItem>
          <ButtonGroupItem value="β">Χάρτης</ButtonGroupItem>
        </ButtonGroup>
        <Tooltip content="Βοήθεια">
          <Button>Κάτι</Button>
        </Tooltip>
        <Highlight text="Αθήνα" query="θη" />
      </>
    ),
  },
];
