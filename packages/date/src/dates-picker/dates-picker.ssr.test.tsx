import { describeWidgetOnServer } from '@guadua/testing';
import { DatesPicker } from './dates-picker';

describeWidgetOnServer<readonly string[]>('<DatesPicker>', {
  render: ({ onChange, ...props }) => <DatesPicker {...props} valueAs="iso" />,
  value: ['2026-11-12', '2026-11-16'],
  shows: '12/11/2026, 16/11/2026',
});
