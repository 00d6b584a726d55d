import { outsideAct, waitForState } from '@guadua/utils/internal';

/**
 * Para pruebas, de `@guadua/file/testing`: suelta archivos sobre el campo como lo hace una persona, en jsdom o en un
 * navegador. Termina cuando el campo los leyó; lo que haga después con ellos, como revisar su contenido, hay que
 * esperarlo.
 * @param control El `input` del campo, o cualquier elemento dentro de su marco.
 * @param files Los archivos que se sueltan juntos.
 * @example
 * await dropFiles(screen.getByLabelText('Soportes'), [new File(['…'], 'cedula.pdf')]);
 */
export async function dropFiles(control: Element, files: readonly File[]): Promise<void> {
  const data = transferOf(files);
  await outsideAct(async () => {
    for (const type of ['dragenter', 'dragover', 'drop']) {
      const event = new Event(type, { bubbles: true, cancelable: true, composed: true });
      // jsdom has no DragEvent, and browsers no way to fill one.
      Object.defineProperty(event, 'dataTransfer', { value: data });
      control.dispatchEvent(event);
    }
    // React handles what it heard in the next task at the latest.
    await new Promise((resolve) => setTimeout(resolve));
  });
  await waitForState(
    control,
    () => (control.closest('[aria-busy=true]') ? null : control),
    () => 'The field is still reading what was dropped.',
  );
}

/** What a field reads of a `DataTransfer`. */
function transferOf(files: readonly File[]) {
  return {
    types: ['Files'],
    files,
    items: files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file })),
    dropEffect: 'none',
    effectAllowed: 'all',
  };
}
