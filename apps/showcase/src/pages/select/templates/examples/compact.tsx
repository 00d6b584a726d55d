import { Field } from '@guadua/forms';
import { Select, type SelectFieldProps } from '@guadua/select';
import { CHARACTERS } from '../../../../data/characters';

export function Compact(props: SelectFieldProps<number[]>) {
  return (
    <Field label="Personajes">
      <Select
        multiple
        options={CHARACTERS}
        renderBadge={({ option }) => (
          <img
            src={`/${option.image}`}
            alt={option.name}
            loading="lazy"
            width={24}
            height={24}
            style={{ display: 'block', borderRadius: '50%' }}
          />
        )}
        renderOption={({ option }) => (
          <span style={{ display: 'flex', alignItems: 'center', gap: '0.5rem' }}>
            <img
              src={`/${option.image}`}
              alt=""
              loading="lazy"
              width={24}
              height={24}
              style={{ borderRadius: '50%' }}
            />
            {option.name}
          </span>
        )}
        {...props}
      />
    </Field>
  );
}
