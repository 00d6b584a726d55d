import type { ListToolLabels } from './file-labels.types';

/** The Spanish (Colombia) texts for moving and renaming files; they come with the tools. */
export const listToolLabelsEsCO: ListToolLabels = {
  moveUp: 'Subir',
  moveDown: 'Bajar',
  moved: (name, place, count) => `${name}: lugar ${place} de ${count}`,
  rename: 'Cambiar el nombre de',
  newName: 'Nombre nuevo de',
  saveName: 'Guardar el nombre',
  renamed: (before, name) => `${before} ahora se llama ${name}`,
};
