import { Input } from 'antd';
import type { PinContestant } from '../pin-contestant';

export const contestant: PinContestant = {
  label: 'Ant Design Input.OTP 6',
  Pin: ({ onValue }) => (
    <Input.OTP length={6} onInput={(characters) => onValue(characters.join(''))} />
  ),
  input: 'input',
};
