import {
  Button,
  ComboBox,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  ListLayout,
  Popover,
  Virtualizer,
} from 'react-aria-components';
import type { SelectContestant } from '../select-contestant';

export const contestant: SelectContestant = {
  label: 'React Aria ComboBox + Virtualizer',
  Single: ({ options, value, onChange }) => (
    <ComboBox
      defaultItems={options}
      menuTrigger="focus"
      selectedKey={value?.id ?? null}
      onSelectionChange={(key) => onChange(options.find(({ id }) => id === key) ?? null)}
    >
      <Label>Opciones</Label>
      <Input />
      <Button>Abrir</Button>
      <Popover style={{ background: 'white' }}>
        <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight: 36 }}>
          <ListBox style={{ height: 300, width: 300, overflow: 'auto', display: 'block' }}>
            {(option: { id: number; name: string }) => (
              <ListBoxItem textValue={option.name}>{option.name}</ListBoxItem>
            )}
          </ListBox>
        </Virtualizer>
      </Popover>
    </ComboBox>
  ),
  trigger: 'button',
  row: '[role=option]',
};
