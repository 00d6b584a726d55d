import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { watchPending } from './watch-pending';

/** A field whose text is typed beside it, as in the sheet of a date on a phone. */
function Field() {
  const [text, setText] = useState('');
  return (
    <>
      <input aria-label="Campo" value={text} readOnly />
      {createPortal(
        <input aria-label="Hoja" value={text} onChange={(event) => setText(event.target.value)} />,
        document.body,
      )}
    </>
  );
}

it('reads a form again where the text of a field is typed outside of its stage', async () => {
  render(
    <form aria-label="Formulario">
      <Field />
    </form>,
  );
  const onChange = vi.fn();
  onTestFinished(watchPending(screen.getByRole('form'), onChange));
  await userEvent.type(screen.getByRole('textbox', { name: 'Hoja' }), '5');
  expect(onChange).toHaveBeenCalled();
});
