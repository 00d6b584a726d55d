import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import type { DateContestant } from '../date-contestant';

const month = dayjs('2026-11-01');

export const contestant: DateContestant = {
  label: 'Ant Design DatePicker 6',
  Single: ({ date }) => (
    <DatePicker defaultValue={date && dayjs(date)} defaultPickerValue={month} />
  ),
  Range: () => <DatePicker.RangePicker defaultPickerValue={[month, month]} />,
  trigger: '.ant-picker',
  day: '.ant-picker-cell-in-view',
  next: '.ant-picker-header-next-btn',
};
