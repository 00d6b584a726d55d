import { Field } from '@guadua/forms';
import { Select, type SelectFieldProps } from '@guadua/select';
import { Highlight } from '@guadua/utils/ui';
import { CHARACTERS } from '../../../../data/characters';

export function Item(props: SelectFieldProps<number | null>) {
  return (
    <Field label="Personaje">
      <Select
        options={CHARACTERS}
        searchBy={['name', 'desc']}
        renderOption={({ option, searchTerm }) => (
          <span style={{ display: 'flex', alignItems: 'center', gap: '0.75rem', flex: 1 }}>
            <img
              src={`/${option.image}`}
              alt=""
              width={36}
              height={36}
              style={{ borderRadius: '50%' }}
            />
            <span style={{ display: 'grid' }}>
              <span>
                <Highlight text={option.name} query={searchTerm} />
              </span>
              <small style={{ color: 'var(--gd-text-caption)' }}>
                <Highlight text={option.desc} query={searchTerm} />
              </small>
            </span>
          </span>
        )}
        {...props}
      />
    </Field>
  );
}
