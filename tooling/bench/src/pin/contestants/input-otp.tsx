import { OTPInput } from 'input-otp';
import type { PinContestant } from '../pin-contestant';

export const contestant: PinContestant = {
  label: 'input-otp 1.5',
  Pin: ({ onValue }) => (
    <OTPInput
      maxLength={6}
      pattern="^\d+$"
      aria-label="Código"
      onChange={onValue}
      render={({ slots }) => (
        <div style={{ display: 'flex', gap: 8 }}>
          {slots.map((slot, index) => (
            <div key={index} style={{ width: 44, height: 48, border: '1px solid', fontSize: 20 }}>
              {slot.char}
              {slot.hasFakeCaret && <div />}
            </div>
          ))}
        </div>
      )}
    />
  ),
  input: 'input',
};
