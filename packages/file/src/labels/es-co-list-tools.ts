import type { ListToolLabels } from './file-labels.types';

/** The Spanish (Colombia) texts for moving and renaming files; they come with the tools. */
export const listToolLabelsEsCO: ListToolLabels = {
  moveUp: (name) => `Subir ${name}`,
  moveDown: (name) => `Bajar ${name}`,
  moved: (name, place, count) => `${name}: lugar ${place} de ${count}`,
  rename: (name) => `Cambiar el nombre de ${name}`,
  newName: (name) => `Nombre nuevo de ${name}`,
  saveName: 'Guardar el nombre',
  renamed: (before, name) => `${before} ahora se llama ${name}`,
};
