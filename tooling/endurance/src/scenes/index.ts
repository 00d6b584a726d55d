import { dateScenes } from './date.tsx';
import { fileScenes } from './file.tsx';
import { formsScenes } from './forms.tsx';
import type { Scene } from './scene.types.ts';
import type { SceneName } from './scene-names.ts';
import { selectScenes } from './select.tsx';
import { utilsScenes } from './utils.tsx';

/** Every scene by its name: a name without a scene doesn't compile. */
export const scenes: Record<SceneName, Scene> = {
  ...utilsScenes,
  ...formsScenes,
  ...selectScenes,
  ...dateScenes,
  ...fileScenes,
};

/** A scene by a name that comes from outside. */
export function sceneNamed(name: string): Scene {
  const found = Object.entries(scenes).find(([known]) => known === name);
  if (!found) throw new Error(`There is no scene ${name}.`);
  return found[1];
}
