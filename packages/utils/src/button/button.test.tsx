import { expectConsole, expectNoAxeViolations } from '@guadua/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, type FormEvent, StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './button';

/** A link as a router brings it: a component with handlers of its own. */
function Link({ children, ...props }: ComponentProps<'a'>) {
  return <a {...props}>{children}</a>;
}

const button = () => screen.getByRole('button');

describe('Button (BTN-1)', () => {
  it('is a native button that submits nothing by itself', async () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button onClick={onClick}>Guardar</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(onClick).toHaveBeenCalledOnce();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('shows its look as data attributes (CMP-4), and takes classes, style and data-*', () => {
    render(
      <Button
        tone="light-blue"
        variant="bordered"
        size="small"
        icon={<svg aria-hidden="true" />}
        className="propia"
        classNames={{ root: 'raiz', icon: 'icono', label: 'texto' }}
        style={{ order: 3 }}
        data-prueba="sí"
      >
        Info 2
      </Button>,
    );
    expect(button().dataset).toMatchObject({
      tone: 'light-blue',
      variant: 'bordered',
      size: 'small',
      prueba: 'sí',
    });
    expect(button().className).toBe('gd-button propia raiz');
    expect(button().style.order).toBe('3');
    expect(button().querySelector('.icono svg')).not.toBeNull();
    expect(button().querySelector('.texto')?.textContent).toBe('Info 2');
  });

  it('gives its element as ref', () => {
    const ref = vi.fn();
    const { unmount } = render(<Button ref={ref}>Guardar</Button>);
    expect(ref).toHaveBeenLastCalledWith(button());
    unmount();
    expect(ref.mock.calls.at(-1)?.[0]).toBeNull();
  });

  it('does nothing while disabled', async () => {
    const onClick = vi.fn();
    render(
      <Button disabled onClick={onClick}>
        Guardar
      </Button>,
    );
    await userEvent.click(button());
    expect(onClick).not.toHaveBeenCalled();
    expect(button().hasAttribute('data-disabled')).toBe(true);
  });

  it('has no axe violations', async () => {
    render(
      <>
        <Button>Guardar</Button>
        <Button icon={<svg aria-hidden="true" />} aria-label="Buscar" />
        <Button loading>Enviar</Button>
        <Button asChild>
          <a href="#inicio">Inicio</a>
        </Button>
      </>,
    );
    await expectNoAxeViolations();
  });
});

describe('Button with an icon alone (BTN-1)', () => {
  const icon = <svg aria-hidden="true" />;

  it('warns once when nothing names it', () => {
    const { rerender } = render(
      <StrictMode>
        <Button icon={icon} />
      </StrictMode>,
    );
    rerender(
      <StrictMode>
        <Button icon={icon} tone="red" />
      </StrictMode>,
    );
    expectConsole('warn', /Guadua <Button> has no text.*aria-label/);
    expect(button().hasAttribute('data-icon-only')).toBe(true);
  });

  it('is content with a label, a title, or the name of the link it stands for', () => {
    render(
      <>
        <span id="nombre">Buscar</span>
        <Button icon={icon} aria-label="Buscar" />
        <Button icon={icon} aria-labelledby="nombre" />
        <Button icon={icon} title="Buscar" />
        <Button icon={icon} asChild>
          {/* biome-ignore lint/a11y/useAnchorContent: the label is its name */}
          <a href="#buscar" aria-label="Buscar" />
        </Button>
      </>,
    );
    expect(screen.getAllByRole('button', { name: 'Buscar' })).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'Buscar' }).hasAttribute('data-icon-only')).toBe(true);
  });

  it('takes the number zero for a text', () => {
    render(<Button>{0}</Button>);
    expect(screen.getByRole('button', { name: '0' }).hasAttribute('data-icon-only')).toBe(false);
  });
});

describe('Button while loading (BTN-1)', () => {
  it('keeps its name and the focus, says aria-busy and refuses clicks and keys', async () => {
    const onClick = vi.fn();
    const onClickCapture = vi.fn();
    const onForm = vi.fn((event: FormEvent) => event.preventDefault());
    const view = (loading: boolean) => (
      <form onSubmit={onForm}>
        <input aria-label="Nombre" />
        <Button type="submit" loading={loading} onClick={onClick} onClickCapture={onClickCapture}>
          Guardar
        </Button>
      </form>
    );
    const { rerender } = render(view(false));
    await userEvent.click(button());
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(onForm).toHaveBeenCalledTimes(1);
    rerender(view(true));
    expect(document.activeElement).toBe(button());
    const busy = screen.getByRole('button', { name: 'Guardar', busy: true });
    expect(busy.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(busy);
    await userEvent.keyboard('{Enter} ');
    await userEvent.type(screen.getByRole('textbox'), 'Ana{Enter}');
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(onClickCapture).toHaveBeenCalledTimes(1);
    expect(onForm).toHaveBeenCalledTimes(1);
  });
});

describe('Button of type submit (BTN-1)', () => {
  it('is loading while React sends its form, unless it is said otherwise', async () => {
    let answer = () => {};
    const action = () =>
      new Promise<void>((resolve) => {
        answer = resolve;
      });
    render(
      <form action={action}>
        <Button type="submit">Guardar</Button>
        <Button type="submit" loading={false}>
          Publicar
        </Button>
        <Button>Cancelar</Button>
      </form>,
    );
    const busy = () =>
      screen.queryAllByRole('button', { busy: true }).map((one) => one.textContent);
    expect(busy()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(busy()).toEqual(['Guardar']);
    await act(async () => answer());
    expect(busy()).toEqual([]);
  });
});

describe('Button asChild (BTN-1)', () => {
  it('that is refused opens no new tab by the middle button either', () => {
    const onAuxClick = vi.fn();
    render(
      <Button asChild disabled onAuxClick={onAuxClick}>
        <a href="#destino">Ir</a>
      </Button>,
    );
    const press = new MouseEvent('auxclick', { button: 1, bubbles: true, cancelable: true });
    screen.getByRole('link').dispatchEvent(press);
    expect(press.defaultPrevented).toBe(true);
    expect(onAuxClick).not.toHaveBeenCalled();
  });

  it('lends its look to a link and joins classes, handlers and refs', async () => {
    const onClick = vi.fn();
    const onLinkClick = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const ref = vi.fn();
    render(
      <Button asChild tone="primary" icon={<svg aria-hidden="true" />} onClick={onClick} ref={ref}>
        <Link href="#inicio" className="enlace" onClick={onLinkClick}>
          Inicio
        </Link>
      </Button>,
    );
    const link = screen.getByRole('link', { name: 'Inicio' });
    expect(link.className).toBe('gd-button enlace');
    expect(link.hasAttribute('type')).toBe(false);
    expect(link.querySelector('svg')).not.toBeNull();
    expect(ref).toHaveBeenLastCalledWith(link);
    await userEvent.click(link);
    expect(onClick).toHaveBeenCalledOnce();
    expect(onLinkClick).toHaveBeenCalledOnce();
  });

  it.each([{ loading: true }, { disabled: true }])('goes nowhere with %j', async (state) => {
    const onLinkClick = vi.fn();
    render(
      <Button asChild {...state}>
        <Link href="#otra" onClick={onLinkClick}>
          Otra
        </Link>
      </Button>,
    );
    const link = screen.getByRole('link', { name: 'Otra' });
    expect(link.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(link);
    expect(onLinkClick).not.toHaveBeenCalled();
    expect(location.hash).toBe('');
  });
});

describe('Button with collapsed text (BTN-3)', () => {
  it('keeps the text for screen readers', () => {
    render(
      <Button collapsed icon={<svg aria-hidden="true" />}>
        Buscar clientes
      </Button>,
    );
    expect(
      screen.getByRole('button', { name: 'Buscar clientes' }).hasAttribute('data-collapsed'),
    ).toBe(true);
  });
});
