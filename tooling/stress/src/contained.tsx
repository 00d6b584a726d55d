import { snackbar } from '@guadua/utils';
import { Snackbars } from '@guadua/utils/ui';
import { mount } from './mounted.tsx';
import { Stage } from './stage.tsx';
import { frames } from './user.ts';

/** Mounts a specimen in a container of an application. */
export async function contain(container: string, name: string): Promise<void> {
  // Five libraries of dialogs: what needs none of them does not wait for them.
  const { CONTAINERS } = await import('./containers.tsx');
  const found = CONTAINERS.find((one) => one.name === container);
  if (!found) throw new Error(`There is no container ${container}.`);
  mount(
    <>
      <Snackbars />
      <found.View>
        <Stage name={name} />
      </found.View>
    </>,
  );
  // A dialog takes the focus a moment after it opens.
  await frames(3);
}

/** Shows a message with an action, and waits until it is used. */
export function offerUndo(): Promise<void> {
  return new Promise((done) => {
    // It stays, however long a busy machine takes: one that folds moves what is pressed.
    snackbar('Borrado', {
      duration: Number.POSITIVE_INFINITY,
      action: { label: 'Deshacer', onClick: () => done() },
    });
  });
}
