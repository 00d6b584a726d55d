import { useMaskText, useNumberText } from '@guadua/forms/headless';

export function Bare() {
  const weight = useNumberText({ min: 0, decimals: 2, defaultValue: 1234.5 });
  const code = useMaskText({ mask: '000-000' });
  return (
    <>
      <label>
        Peso en kilos <input {...weight.props} />
      </label>
      <label>
        Código <input {...code.props} />
      </label>
      <output>
        {weight.value ?? 'sin peso'}, {code.complete ? code.raw : 'código incompleto'}
      </output>
    </>
  );
}
