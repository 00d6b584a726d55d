import { Field } from '@guadua/forms';
import { Select, type SelectFieldProps } from '@guadua/select';
import { CHARACTERS } from '../../../../data/characters';

export function Badge(props: SelectFieldProps<number | null>) {
  return (
    <Field label="Personaje">
      <Select
        options={CHARACTERS}
        renderBadge={({ option }) => (
          <span style={{ display: 'flex', alignItems: 'center', gap: '0.5rem' }}>
            <img
              src={`/${option.image}`}
              alt=""
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
