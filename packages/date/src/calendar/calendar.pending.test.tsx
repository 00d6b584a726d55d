import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { clock } from '../clock/clock';
import { RangeCalendar } from '../range-calendar/range-calendar';
import { Calendar } from './calendar';

const common = { name: 'fecha', today: '2026-11-20', valueAs: 'iso' } as const;
const form = () => screen.getByRole<HTMLFormElement>('form');
const day = (text: string) =>
  userEvent.click(screen.getByRole('gridcell', { name: new RegExp(`\\b${text} de 2026`) }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const picked = () =>
  screen.getAllByRole('gridcell', { selected: true }).map(({ textContent }) => textContent);

/** What the form sends, or the message that says why it can't be sent. */
function sent() {
  const said = screen.queryByText(/rango|Pulsa/, { selector: 'p' })?.textContent ?? '';
  return form().checkValidity() ? new FormData(form()).getAll('fecha') : `invalid: ${said}`;
}

function show(calendar: ReactElement) {
  render(
    <form aria-label="Formulario">
      {calendar}
      <button type="button">Otra cosa</button>
    </form>,
  );
}

describe('a calendar in the page whose picked days are not the value yet (DAT-8)', () => {
  it('can not send a range with one end, and says so once the focus has left', async () => {
    show(<RangeCalendar {...common} defaultValue={{ from: '2026-11-02', to: '2026-11-06' }} />);
    await day('10 de noviembre');
    expect(sent()).toBe('invalid: ');
    await press('Otra cosa');
    expect(sent()).toBe('invalid: Elige también el fin del rango');
    expect(screen.getByRole('group', { name: /rango/ }).hasAttribute('data-invalid')).toBe(true);
    await day('12 de noviembre');
    expect(sent()).toEqual(['2026-11-10', '2026-11-12']);
  });

  it('nor a day or a time before "Aceptar", and is as before after "Cancelar"', async () => {
    show(<Calendar {...common} time={clock()} defaultValue="2026-11-12T08:30" />);
    await day('10 de noviembre');
    await press('Otra cosa');
    expect(sent()).toBe('invalid: Pulsa «Aceptar» para tomar lo que elegiste');
    await press('Cancelar');
    expect(sent()).toEqual(['2026-11-12T08:30']);
    act(() => screen.getByRole('spinbutton', { name: 'Hora, hora' }).focus());
    await userEvent.keyboard('{ArrowUp}');
    expect(sent()).toBe('invalid: ');
    await userEvent.keyboard('{ArrowDown}');
    expect(sent()).toEqual(['2026-11-12T08:30']);
    await day('10 de noviembre');
    await press('Aceptar');
    expect(sent()).toEqual(['2026-11-10T08:30']);
  });

  it('says what is wrong with a picked time, once', async () => {
    show(
      <RangeCalendar
        {...common}
        time={clock()}
        defaultValue={{ from: '2026-11-02T10:00', to: '2026-11-02T11:00' }}
      />,
    );
    act(() => screen.getByRole('spinbutton', { name: 'Hora fin, hora' }).focus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await press('Otra cosa');
    expect(form().checkValidity()).toBe(false);
    expect(
      screen.getAllByText('El fin no puede ser anterior al inicio', { selector: 'p' }),
    ).toHaveLength(1);
    expect(screen.queryByText(/Pulsa/)).toBeNull();
  });

  it('sends nothing where only a time was changed, which can not be taken without a day', async () => {
    show(<Calendar {...common} time={clock()} />);
    act(() => screen.getByRole('spinbutton', { name: 'Hora, hora' }).focus());
    await userEvent.keyboard('{ArrowUp}');
    await press('Otra cosa');
    expect(sent()).toEqual([]);
  });

  it('drops them as the form is reset', async () => {
    show(<Calendar {...common} time={clock()} defaultValue="2026-11-12T08:30" />);
    await day('10 de noviembre');
    act(() => form().reset());
    expect(picked()).toEqual(['12']);
    expect(sent()).toEqual(['2026-11-12T08:30']);
  });
});
