import { expectConsole } from '@guadua/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { Component, type ReactElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { copyToClipboard, GuaduaProvider, snackbar, utilsLabelsEnUS } from './index';
import {
  Button,
  ButtonGroup,
  ButtonGroupItem,
  CopyButton,
  Popover,
  Snackbars,
  Tooltip,
} from './ui';

afterEach(() => {
  snackbar.dismiss();
  vi.restoreAllMocks();
});

describe('copying', () => {
  it.each([[undefined], [null], [{}], [Promise.resolve('a')]])('refuses %s', async (text) => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    // @ts-expect-error: what a caller without types may give
    await expect(copyToClipboard(text)).rejects.toThrow(TypeError);
    expect(write).not.toHaveBeenCalled();
  });

  it('copies the digits of a number', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    // @ts-expect-error: what a caller without types may give
    await copyToClipboard(12);
    expect(write).toHaveBeenCalledWith('12');
  });

  it('says that nothing was copied where the text comes later', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const onCopyError = vi.fn();
    render(
      <>
        {/* @ts-expect-error: what a caller without types may give */}
        <CopyButton text={async () => 'a'} onCopyError={onCopyError} />
        <Snackbars />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Copiar' }));
    await waitFor(() => expect(onCopyError).toHaveBeenCalledOnce());
    expect(
      await screen.findByText(/^No se pudo copiar/, { selector: '.gd-snackbar *' }),
    ).toBeInTheDocument();
  });
});

describe('snackbars', () => {
  it('takes a thenable', async () => {
    render(<Snackbars />);
    const thenable = Object.fromEntries([['then', (done: (value: number) => void) => done(5)]]);
    // @ts-expect-error: what a caller without types may give
    snackbar.promise(thenable, { loading: 'Guardando', success: (n) => `Son ${n}`, error: 'No' });
    expect(await screen.findByText('Son 5', { selector: '.gd-snackbar *' })).toBeInTheDocument();
  });

  it('shows no message where none is given for an outcome', async () => {
    render(<Snackbars />);
    // @ts-expect-error: what a caller without types may give
    act(() => void snackbar.promise(Promise.resolve(), { loading: 'Guardando' }));
    await waitFor(() => expect(screen.queryByText('Guardando')).toBeNull());
    expect(screen.queryByText('undefined')).toBeNull();
  });

  it('goes on in a second place when the first is gone', async () => {
    const { rerender } = render(
      <>
        <Snackbars key="a" />
        <Snackbars key="b" />
      </>,
    );
    expectConsole('warn', '<Snackbars> is mounted more than once');
    rerender(<Snackbars key="b" />);
    act(() => void snackbar('Guardado'));
    expect(await screen.findByText('Guardado', { selector: '.gd-snackbar *' })).toBeInTheDocument();
  });

  it('takes options of null and an id that is a number', async () => {
    render(<Snackbars />);
    // @ts-expect-error: what a caller without types may give
    act(() => void snackbar('uno', null));
    // @ts-expect-error: what a caller without types may give
    act(() => void snackbar('dos', { id: 5 }));
    await screen.findByText('dos', { selector: '.gd-snackbar *' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(
        screen.getByText('dos', { selector: '.gd-snackbar__message' }).closest('.gd-snackbar'),
      ).toHaveAttribute('data-phase', 'leaving'),
    );
  });
});

describe('the provider', () => {
  it.each([
    ['one pack', utilsLabelsEnUS, 'Copy'],
    ['a list with holes', [null, undefined, false, utilsLabelsEnUS], 'Copy'],
    ['null', null, 'Copiar'],
  ])('takes %s', (_, labels, name) => {
    render(
      // @ts-expect-error: what a caller without types may give
      <GuaduaProvider labels={labels}>
        <CopyButton text="a" />
      </GuaduaProvider>,
    );
    expect(screen.getByRole('button', { name })).toBeVisible();
  });
});

describe('a group of buttons', () => {
  const group = (props: object) => (
    <form>
      <ButtonGroup selection="single" aria-label="Periodo" name="periodo" {...props}>
        <ButtonGroupItem value="dia">Día</ButtonGroupItem>
        <ButtonGroupItem value="mes">Mes</ButtonGroupItem>
      </ButtonGroup>
    </form>
  );
  const sent = () => new FormData(document.querySelector('form') ?? undefined).getAll('periodo');

  it('is used by keyboard in a shadow root and in a frame', async () => {
    const host = document.createElement('div');
    document.body.append(host);
    const inner = document.createElement('div');
    host.attachShadow({ mode: 'open' }).append(inner);
    const root = createRoot(inner);
    act(() => root.render(group({ defaultValue: 'dia' })));
    const items = [...inner.querySelectorAll<HTMLElement>('[role=radio]')];
    act(() => items[0]?.focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(items[1]).toHaveAttribute('aria-checked', 'true');
    act(() => root.unmount());
    host.remove();
  });

  it('has items whose value is a number', async () => {
    const onChange = vi.fn();
    render(
      <form>
        <ButtonGroup
          selection="single"
          aria-label="Año"
          name="periodo"
          value={1}
          onChange={onChange}
        >
          {/* @ts-expect-error: what a caller without types may give */}
          <ButtonGroupItem value={1}>Uno</ButtonGroupItem>
          {/* @ts-expect-error: what a caller without types may give */}
          <ButtonGroupItem value={2}>Dos</ButtonGroupItem>
        </ButtonGroup>
      </form>,
    );
    expect(screen.getByRole('radio', { name: 'Uno' })).toBeChecked();
    expect(sent()).toEqual(['1']);
    act(() => screen.getByRole('radio', { name: 'Uno' }).focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(onChange.mock.lastCall?.[0]).toBe('2');
  });

  it('shows what it sends: a value without an item', () => {
    render(group({ value: 'semana', onChange: () => {} }));
    expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName('semana');
    expect(sent()).toEqual(['semana']);
  });
});

class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? 'roto' : this.props.children;
  }
}

/** What a caller without types may give in the place of one element. */
const NO_ELEMENTS: [string, ReactNode][] = [
  ['a text', 'texto'],
  ['nothing', undefined],
  ['two elements', [<b key="1">uno</b>, <b key="2">dos</b>]],
];

describe.each([
  [
    'Button asChild',
    (node: ReactNode) => (
      <Button asChild aria-label="Abrir">
        {node}
      </Button>
    ),
  ],
  ['Tooltip', (node: ReactNode) => <Tooltip content="Ayuda">{node as ReactElement}</Tooltip>],
  ['Popover', (node: ReactNode) => <Popover title="Ayuda" trigger={node as ReactElement} />],
])('%s', (_, wrap) => {
  it.each(NO_ELEMENTS)('takes %s for its one element', (_name, node) => {
    const { container } = render(<Boundary>{wrap(node)}</Boundary>);
    expect(container).not.toHaveTextContent('roto');
    if (typeof node === 'string') expect(container).toHaveTextContent('texto');
    if (Array.isArray(node)) expect(container).toHaveTextContent('unodos');
  });
});
