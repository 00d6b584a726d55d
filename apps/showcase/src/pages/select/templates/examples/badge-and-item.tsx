import { Field } from '@guadua/forms';
import { Select, type SelectFieldProps } from '@guadua/select';
import { CHARACTERS } from '../../../../data/characters';

type Option = (typeof CHARACTERS)[number];

function Character({ option }: { option: Option }) {
  return (
    <span style={{ display: 'flex', alignItems: 'center', gap: '0.5rem', flex: 1 }}>
      <img
        src={`/${option.image}`}
        alt=""
        loading="lazy"
        width={28}
        height={28}
        style={{ borderRadius: '50%' }}
      />
      {option.name}
      <small style={{ marginInlineStart: 'auto', color: 'var(--gd-text-caption)' }}>
        {option.desc}
      </small>
    </span>
  );
}

export function BadgeAndItem(props: SelectFieldProps<number | null>) {
  return (
    <Field label="Personaje">
      <Select options={CHARACTERS} renderOption={Character} renderBadge={Character} {...props} />
    </Field>
  );
}
