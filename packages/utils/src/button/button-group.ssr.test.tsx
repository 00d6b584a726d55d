import { describeWidgetOnServer } from '@guadua/testing';
import { ButtonGroup } from './button-group';
import type { ButtonGroupProps } from './button-group.types';
import { ButtonGroupItem } from './button-group-item';

describeWidgetOnServer<string | null>('<ButtonGroup selection="single">', {
  render: (props) => (
    <ButtonGroup {...(props as ButtonGroupProps)} selection="single">
      <ButtonGroupItem value="dia">Día</ButtonGroupItem>
      <ButtonGroupItem value="mes">Mes</ButtonGroupItem>
    </ButtonGroup>
  ),
  value: 'mes',
  shows: 'aria-checked="true"',
});
