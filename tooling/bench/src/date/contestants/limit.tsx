import { useState } from 'react';
import type { DateContestant } from '../date-contestant';

/** What a browser can do at best: a table of buttons, no popup positioning, no accessibility. */
function Bare({ date }: { date?: Date | undefined }) {
  const [open, setOpen] = useState(false);
  const [month, setMonth] = useState(10);
  const [over, setOver] = useState(0);
  const length = new Date(2026, month + 1, 0).getDate();
  return (
    <div style={{ position: 'relative' }}>
      <input
        aria-label="Fecha"
        defaultValue={date?.toDateString()}
        onClick={() => setOpen(true)}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      />
      {open && (
        <div style={{ position: 'absolute', width: 280 }}>
          <button type="button" className="next" onClick={() => setMonth(month + 1)}>
            {month}
          </button>
          {Array.from({ length }, (_, index) => (
            <button
              type="button"
              className="day"
              key={index}
              style={{ width: 40, background: index <= over ? 'lightgreen' : undefined }}
              onPointerEnter={() => setOver(index)}
            >
              {index + 1}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

export const contestant: DateContestant = {
  label: 'Límite (a mano, sin funciones)',
  Single: Bare,
  Range: () => <Bare />,
  trigger: 'input',
  day: '.day',
  next: '.next',
};
