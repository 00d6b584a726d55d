import { Select, type SelectFieldProps } from '@guadua/select';
import { useId } from 'react';
import { CHARACTERS } from '../../../../data/characters';

export function Badge(props: SelectFieldProps<number | null>) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>Personaje</label>
      <Select
        id={id}
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
    </>
  );
}
