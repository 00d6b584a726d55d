import { expectConsole, expectNoAxeViolations } from '@guadua/testing';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CharacterCount } from './character-count';

const said = () => screen.getByRole('status').textContent;

describe('CharacterCount (INP-8)', () => {
  it('shows the count at each change, and says aloud what matters', async () => {
    const { container, rerender } = render(<CharacterCount value="" maxLength={30} />);
    const write = (length: number) =>
      rerender(<CharacterCount value={'a'.repeat(length)} maxLength={30} />);
    expect([container.textContent, said()]).toEqual(['0 de 30', '']);
    write(9);
    expect([container.textContent, said()]).toEqual(['9 de 30', '']);
    write(10);
    expect(said()).toBe('Quedan 20 caracteres o menos');
    write(14);
    expect(said()).toBe('Quedan 20 caracteres o menos');
    write(27);
    expect(said()).toBe('Quedan 5 caracteres o menos');
    write(30);
    expect(said()).toBe('No caben más caracteres');
    await expectNoAxeViolations();
    write(31);
    expect(said()).toBe('Sobra un carácter');
    expect(container.querySelector('[data-over]')?.textContent).toMatch('Sobra un carácter');
  });

  it('takes no text for an empty one', () => {
    const { container } = render(<CharacterCount value={null} maxLength={10} />);
    expect([container.textContent, said()]).toEqual(['0 de 10', '']);
  });

  it('says that max is called maxLength', () => {
    const old: object = { max: 30 };
    render(<CharacterCount value="" maxLength={30} {...old} />);
    expectConsole('warn', 'max (now maxLength)');
  });
});
