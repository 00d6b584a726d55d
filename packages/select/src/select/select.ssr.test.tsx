import { describeWidgetOnServer } from '@guadua/testing';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { remoteList } from '../remote/remote-source';
import { Select } from './select';

const options = ['Kratos', 'Aloy'];

describeWidgetOnServer<string | null>('<Select>', {
  render: ({ ref: _, ...props }) => <Select {...props} options={options} />,
  value: 'Kratos',
  shows: 'Kratos',
});

describe('<Select> on a server', () => {
  it('renders closed, open, multiple and remote', () => {
    expect(renderToString(<Select options={options} defaultOpen />)).toContain('role="combobox"');
    expect(renderToString(<Select multiple options={options} defaultValue={['Aloy']} />)).toContain(
      'Quitar Aloy',
    );
    expect(renderToString(<Select<string> remote={remoteList({ getList: () => [] })} />)).toContain(
      'Seleccionar',
    );
  });
});
