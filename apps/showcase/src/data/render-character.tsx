import type { Character } from './characters';

/** Un personaje con su retrato y su juego, en la lista y en la ficha. */
export function renderCharacter({ option }: { option: Character }) {
  return (
    <span style={{ display: 'flex', alignItems: 'center', gap: '0.5rem', flex: 1 }}>
      <img src={`/${option.image}`} alt="" width={28} height={28} style={{ borderRadius: '50%' }} />
      {option.name}
      <small style={{ marginInlineStart: 'auto', color: 'var(--gd-text-caption)' }}>
        {option.desc}
      </small>
    </span>
  );
}

/** Solo el retrato: su nombre es el texto alternativo. */
export function renderPortrait({ option }: { option: Character }) {
  return (
    <img
      src={`/${option.image}`}
      alt={option.name}
      width={24}
      height={24}
      style={{ display: 'block', borderRadius: '50%' }}
    />
  );
}
