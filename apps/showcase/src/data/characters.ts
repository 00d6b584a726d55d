/** Un personaje de un juego. */
export interface Character {
  id: number;
  name: string;
  image: string;
  /** El juego. */
  desc: string;
  disabled?: boolean;
}

export const CHARACTERS: readonly Character[] = [
  { id: 1, name: 'Kratos', image: 'assets/avatars/kratos.svg', desc: 'God of War' },
  {
    id: 2,
    name: 'Batman',
    image: 'assets/avatars/batman.svg',
    desc: 'Arkham series',
    disabled: true,
  },
  { id: 3, name: 'Leon Kennedy', image: 'assets/avatars/leon-kennedy.svg', desc: 'Resident evil' },
  { id: 4, name: 'Big Daddy', image: 'assets/avatars/big-daddy.svg', desc: 'Bioshock' },
  { id: 5, name: 'War (Horseman)', image: 'assets/avatars/war.svg', desc: 'Darksiders' },
  { id: 6, name: 'Aloy', image: 'assets/avatars/aloy.svg', desc: 'Horizon Zero Dawn' },
  { id: 7, name: 'Price', image: 'assets/avatars/price.svg', desc: 'Call of duty' },
  { id: 8, name: 'Dante', image: 'assets/avatars/dante.svg', desc: 'Devil May Cry' },
  { id: 9, name: 'Agent 47', image: 'assets/avatars/agent-47.svg', desc: 'Hitman' },
  {
    id: 10,
    name: 'Prince of persia',
    image: 'assets/avatars/prince-of-persia.svg',
    desc: 'Prince of persia',
  },
  { id: 11, name: 'Ryu', image: 'assets/avatars/ryu.svg', desc: 'Street Fighter' },
  { id: 12, name: 'Master Chief', image: 'assets/avatars/master-chief.svg', desc: 'Halo' },
  { id: 13, name: 'Solid Snake', image: 'assets/avatars/solid-snake.svg', desc: 'Metal Gear' },
  {
    id: 14,
    name: 'Gordon Freeman',
    image: 'assets/avatars/gordon-freeman.svg',
    desc: 'Half-Life',
  },
  {
    id: 15,
    name: 'Dovahkiin',
    image: 'assets/avatars/dovahkiin.svg',
    desc: 'The Elder Scrolls V: Skyrim',
  },
];

/** Los mismos nombres, como una lista de textos. */
export const CHARACTER_NAMES: readonly string[] = CHARACTERS.map(({ name }) => name);
