import { expectConsole } from '@guadua/testing';
import { render } from '@testing-library/react';
import { it } from 'vitest';
import { Snackbars } from '../snackbar/snackbars';
import { type FieldControlProps, useFieldControl } from './control/field-context';

function Control(props: FieldControlProps) {
  const { id } = useFieldControl(props);
  return <input id={id} />;
}

it('says once which prop went and what takes its place (CMP-9)', () => {
  const old: object = { onClear: () => {}, maxFiles: 3 };
  const { rerender } = render(<Control {...old} />);
  rerender(<Control {...old} />);
  expectConsole('warn', 'onClear (now onChange with its reason), maxFiles (now maxItems)');
});

it('leaves names of the platform alone', () => {
  const own: object = { hidden: true, onSelect: () => {} };
  render(<Control {...own} />);
});

it('says it of a name that only one component gave up', () => {
  const old: object = { limit: 2 };
  render(<Snackbars {...old} />);
  expectConsole('warn', 'limit (now maxItems)');
});
