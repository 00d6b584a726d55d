import { catalog } from '@guadua/catalog/specimens';
import { renderToString } from 'react-dom/server';
import { CONTAINERS as containers } from './containers.tsx';
import { Stage } from './stage.tsx';

/** The name, file and components of each specimen: the tests make one test of each. */
export const SPECIMENS = catalog.specimens.map(({ name, file, covers }) => ({
  name,
  file,
  covers,
}));

/** The specimens, variants among them, whose `View` is given the state of its control. */
export const CONTROL_NAMES = [...catalog.specimens, ...catalog.variants]
  .filter(({ control }) => control !== undefined)
  .map(({ name }) => name);

export const LABEL_STATES = catalog.labelStates.map(({ title }) => title);

export const CONTAINERS = containers.map(({ name, size, isDialog }) => ({ name, size, isDialog }));

/** The markup of a specimen. */
export function renderSpecimen(name: string): string {
  return renderToString(<Stage name={name} />);
}
