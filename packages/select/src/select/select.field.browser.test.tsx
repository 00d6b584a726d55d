import { nextChange } from '@guadua/testing';
import { FieldContext, type FieldControlState } from '@guadua/utils/internal';
import { render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, it } from 'vitest';
import { Select } from './select';

const trigger = () => screen.getByRole('combobox', { name: 'Ciudad' });

/** A select in a field that keeps what the select reports. */
function Sample({
  answer,
  report,
}: {
  answer: Promise<string>;
  report: (change: Partial<FieldControlState>) => void;
}) {
  const [value, setValue] = useState<string | null>(null);
  useEffect(() => {
    answer.then(setValue);
  }, [answer]);
  const [field] = useState({
    controlId: 'campo',
    others: '',
    join: () => () => {},
    labelId: 'etiqueta',
    describedBy: undefined,
    errorId: undefined,
    disabled: undefined,
    readOnly: undefined,
    required: undefined,
    invalid: undefined,
    report,
  });
  return (
    <FieldContext value={field}>
      <Select
        aria-label="Ciudad"
        options={['Cali', 'Pasto']}
        value={value}
        onChange={(next) => setValue(next)}
      />
    </FieldContext>
  );
}

it('tells its field that it is filled as soon as the answer of a server is shown (FLD-1)', async () => {
  const reports: Partial<FieldControlState>[] = [];
  let give = (_: string) => {};
  const answer = new Promise<string>((resolve) => {
    give = resolve;
  });
  const report = (change: Partial<FieldControlState>) => {
    reports.push(change);
  };
  render(<Sample answer={answer} report={report} />);
  expect(reports).toEqual([{ filled: false }]);
  const change = nextChange(() => trigger().textContent?.includes('Cali') === true);
  give('Cali');
  await change;
  expect(reports.at(-1)).toEqual({ filled: true });
});
