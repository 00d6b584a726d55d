import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type PassedProps, passedProps } from './passed-props';

function Widget({ onOwnKey, ...props }: PassedProps & { onOwnKey?: () => void }) {
  return (
    <input
      {...passedProps(props, {
        'aria-describedby': 'own',
        'aria-label': undefined,
        onKeyDown: onOwnKey,
      })}
    />
  );
}

describe('passedProps (CMP-2)', () => {
  it('gives the focusable element what a caller gave, and keeps what the widget says itself', () => {
    const foreign = { onOpenChange: () => {}, options: [], value: 'x', size: 'large' };
    render(
      <Widget
        {...foreign}
        title="Ayuda"
        tabIndex={-1}
        lang="en"
        data-test="one"
        aria-label="Nombre"
        aria-describedby="theirs"
      />,
    );
    const input = screen.getByRole('textbox', { name: 'Nombre' });
    const given = Object.fromEntries([...input.attributes].map(({ name, value }) => [name, value]));
    expect(given).toEqual({
      title: 'Ayuda',
      tabindex: '-1',
      lang: 'en',
      'data-test': 'one',
      'aria-label': 'Nombre',
      'aria-describedby': 'own',
    });
  });

  it('lets both hear an event, the caller first, and the widget only if that does not prevent it', () => {
    const heard: string[] = [];
    const onOwnKey = () => void heard.push('widget');
    const onClick = vi.fn();
    render(
      <Widget
        onOwnKey={onOwnKey}
        onClick={onClick}
        onKeyDown={(event) => {
          heard.push('caller');
          if (event.key === 'Escape') event.preventDefault();
        }}
      />,
    );
    const input = screen.getByRole('textbox');
    fireEvent.keyDown(input, { key: 'a' });
    fireEvent.keyDown(input, { key: 'Escape' });
    expect(heard).toEqual(['caller', 'widget', 'caller']);
    fireEvent.click(input);
    expect(onClick).toHaveBeenCalledOnce();
  });
});
