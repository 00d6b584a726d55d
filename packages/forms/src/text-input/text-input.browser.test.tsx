import { enterBeforeHydration } from '@guadua/testing';
import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { TextInput } from './text-input';
import { textRules } from './text-rules';

const input = () => screen.getByRole<HTMLInputElement>('textbox');
const caret = () => [input().selectionStart, input().selectionEnd];

describe('TextInput under a filter, with real keys (INP-1)', () => {
  it('keeps the caret where it was when a letter is refused or taken in the middle', async () => {
    render(
      <TextInput aria-label="Nombre" rules={textRules({ filter: /\d/g })} defaultValue="abcdef" />,
    );
    await userEvent.click(input());
    input().setSelectionRange(3, 3);
    await userEvent.keyboard('1');
    expect([input().value, ...caret()]).toEqual(['abcdef', 3, 3]);
    await userEvent.keyboard('x');
    expect([input().value, ...caret()]).toEqual(['abcxdef', 4, 4]);
    await userEvent.keyboard('{Backspace}{Delete}');
    expect([input().value, ...caret()]).toEqual(['abcef', 3, 3]);
  });

  it('does not lose a selection to a refused key', async () => {
    render(
      <TextInput aria-label="Nombre" rules={textRules({ filter: /\d/ })} defaultValue="abc" />,
    );
    await userEvent.click(input());
    input().select();
    await userEvent.keyboard('7');
    expect(input().value).toBe('abc');
    expect(caret()).toEqual([0, 3]);
  });

  it('undoes and redoes step by step', async () => {
    const onChange = vi.fn();
    render(
      <TextInput
        aria-label="Nombre"
        rules={textRules({ textCase: 'upper' })}
        onChange={onChange}
      />,
    );
    await userEvent.click(input());
    await userEvent.keyboard('abc');
    await userEvent.keyboard('{ControlOrMeta>}z{/ControlOrMeta}');
    expect(input().value).toBe('AB');
    expect(onChange).toHaveBeenLastCalledWith('AB', { reason: 'undo' });
    await userEvent.keyboard('{ControlOrMeta>}y{/ControlOrMeta}');
    expect(input().value).toBe('ABC');
    expect(onChange).toHaveBeenLastCalledWith('ABC', { reason: 'redo' });
  });

  it('filters a paste in the middle and reports that it was one', async () => {
    const onChange = vi.fn();
    render(
      <>
        <input aria-label="origen" defaultValue="1x2y3" />
        <TextInput
          aria-label="Nombre"
          rules={textRules({ filter: /\d/ })}
          defaultValue="abcd"
          onChange={onChange}
        />
      </>,
    );
    const source = screen.getByRole<HTMLInputElement>('textbox', { name: 'origen' });
    await userEvent.click(source);
    source.select();
    await userEvent.copy();
    const target = screen.getByRole<HTMLInputElement>('textbox', { name: 'Nombre' });
    await userEvent.click(target);
    target.setSelectionRange(2, 2);
    await userEvent.paste();
    expect([target.value, target.selectionStart]).toEqual(['abxycd', 4]);
    expect(onChange).toHaveBeenCalledExactlyOnceWith('abxycd', { reason: 'paste' });
  });

  it('keeps the words of several lines apart, as a field without rules does (TXC-1)', async () => {
    render(
      <>
        <textarea aria-label="origen" defaultValue={'ana\nmaría\n\nruiz\n'} />
        <TextInput aria-label="Nombre" rules={textRules({ textCase: 'upper' })} />
        <TextInput aria-label="Sin reglas" />
      </>,
    );
    const source = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'origen' });
    await userEvent.click(source);
    source.select();
    await userEvent.copy();
    const pasted = async (name: string) => {
      const field = screen.getByRole<HTMLInputElement>('textbox', { name });
      await userEvent.click(field);
      await userEvent.paste();
      return field.value;
    };
    expect(await pasted('Nombre')).toBe((await pasted('Sin reglas')).toUpperCase());
  });
});

describe('an e-mail address under rules', () => {
  const sent = () =>
    new FormData(screen.getByRole<HTMLFormElement>('form', { name: 'Formulario' })).getAll(
      'correo',
    );

  it('is sent without the spaces round it, as the browser sends its own field (INP-1)', async () => {
    const onChange = vi.fn();
    render(
      <form aria-label="Formulario">
        <TextInput
          aria-label="Correo"
          type="email"
          rules={textRules({ textCase: 'lower' })}
          name="correo"
          required
          onChange={onChange}
        />
      </form>,
    );
    const input = screen.getByLabelText<HTMLInputElement>('Correo');
    await userEvent.click(input);
    await userEvent.keyboard(' ');
    expect([input.value, sent(), input.validity.valid]).toEqual(['', [''], false]);
    await userEvent.keyboard('Ana@Example.com ');
    // What a keyboard puts behind a word stays while one types, and is no part of the value.
    expect([input.value, sent()]).toEqual(['ana@example.com ', ['ana@example.com']]);
    expect(onChange).toHaveBeenLastCalledWith('ana@example.com', { reason: 'type' });
    expect(input.validity.valid).toBe(true);
    await userEvent.keyboard('x');
    expect([input.value, sent()]).toEqual(['ana@example.com x', ['ana@example.com x']]);
    await expect.poll(() => input.validity.valid).toBe(false);
    await userEvent.keyboard('{Backspace}{Backspace}');
    expect([input.value, sent()]).toEqual(['ana@example.com', ['ana@example.com']]);
    expect(onChange).toHaveBeenLastCalledWith('ana@example.com', { reason: 'type' });
  });

  it('is sent where no script has come yet, and goes on where one writes once it has', async () => {
    const before: unknown[] = [];
    const form = await enterBeforeHydration(
      <TextInput
        aria-label="Correo"
        type="email"
        rules={textRules({ textCase: 'lower' })}
        name="correo"
      />,
      async () => {
        const input = screen.getByLabelText<HTMLInputElement>('Correo');
        await userEvent.click(input);
        await userEvent.keyboard('ana@example.com ');
        input.setSelectionRange(3, 3);
        before.push(...new FormData(input.form ?? undefined).getAll('correo'));
      },
      (now) => before.push(...new FormData(now).getAll('correo')),
    );
    expect(before).toEqual(['ana@example.com ', 'ana@example.com ', 'ana@example.com']);
    await userEvent.keyboard('x');
    expect(new FormData(form).getAll('correo')).toEqual(['anax@example.com']);
    expect(document.activeElement).toBe(screen.getByLabelText('Correo'));
  });

  it('sends several without the spaces between them, and is empty after a reset', async () => {
    render(
      <form aria-label="Formulario">
        <TextInput
          aria-label="Correo"
          type="email"
          rules={textRules({ textCase: 'lower' })}
          name="correo"
          multiple
        />
        <button type="reset">Restablecer</button>
      </form>,
    );
    const input = screen.getByLabelText<HTMLInputElement>('Correo');
    await userEvent.click(input);
    await userEvent.keyboard('a@b.co , c@d.co ');
    expect(sent()).toEqual(['a@b.co,c@d.co']);
    await userEvent.click(screen.getByRole('button'));
    await expect.poll(() => [input.value, ...sent()]).toEqual(['', '']);
  });

  it('is refused as the browser would refuse it (TXC-7)', async () => {
    render(<TextInput aria-label="Correo" type="email" rules={textRules({ textCase: 'lower' })} />);
    const input = screen.getByLabelText<HTMLInputElement>('Correo');
    await userEvent.click(input);
    await userEvent.keyboard('NO-ES-CORREO');
    await expect.poll(() => input.validity.valid).toBe(false);
    await userEvent.keyboard('@example.com');
    await expect.poll(() => input.validity.valid).toBe(true);
    expect(input.value).toBe('no-es-correo@example.com');
  });

  it('may be several, where the field takes them', async () => {
    render(
      <TextInput
        aria-label="Correo"
        type="email"
        rules={textRules({ textCase: 'lower' })}
        multiple
      />,
    );
    const input = screen.getByLabelText<HTMLInputElement>('Correo');
    await userEvent.fill(input, 'ana@example.com, luis@example.com');
    await expect.poll(() => input.validity.valid).toBe(true);
    await userEvent.fill(input, 'ana@example.com, luis@');
    await expect.poll(() => input.validity.valid).toBe(false);
  });

  it('is judged with the edit, before the next task can send it (TXC-7)', async () => {
    render(<TextInput aria-label="Correo" type="email" rules={textRules({ textCase: 'lower' })} />);
    const input = screen.getByLabelText<HTMLInputElement>('Correo');
    await userEvent.fill(input, 'ana@example.com');
    await expect.poll(() => input.validity.valid).toBe(true);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'ana@');
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await Promise.resolve();
    expect(input.validity.valid).toBe(false);
  });
});
