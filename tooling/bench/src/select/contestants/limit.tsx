import { useState } from 'react';
import type { Option, SelectContestant } from '../select-contestant';

/** What a browser can do at best: a box and ten rows, no popup positioning, no accessibility. */
function Single({ options }: { options: readonly Option[] }) {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const rows: Option[] = [];
  for (const option of options) {
    if (rows.length === 10) break;
    if (option.name.includes(text)) rows.push(option);
  }
  return (
    <div style={{ position: 'relative' }}>
      <input
        aria-label="Opciones"
        value={text}
        onClick={() => setOpen(true)}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          setOpen(false);
          setText('');
        }}
      />
      {open && (
        <ul style={{ position: 'absolute' }}>
          {rows.map((option) => (
            <li key={option.id}>{option.name}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

export const contestant: SelectContestant = {
  label: 'Límite (a mano, sin funciones)',
  Single,
  trigger: 'input',
  row: 'li',
};
