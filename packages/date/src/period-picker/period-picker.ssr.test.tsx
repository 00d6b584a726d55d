import { describeWidgetOnServer } from '@guadua/testing';
import { WeekPicker } from './period-pickers';

describeWidgetOnServer<string>('<WeekPicker>', {
  render: ({ onChange, ...props }) => <WeekPicker {...props} valueAs="iso" />,
  value: '2026-W47',
  shows: 'Semana 47 de 2026',
});
