import { outsideAct, waitForState } from '@guadua/utils/internal';

/**
 * Drops files on a field as a person does from the desktop, for tests in jsdom and in browsers: enters,
 * hovers and lets go. It ends when the field has read them; what it does with them afterwards, such as
 * checking their content or making a picture lighter, is to be waited for.
 * @example
 * await dropFiles(screen.getByLabelText('Soportes'), [new File(['…'], 'cedula.pdf')]);
 * @param control The input of a `FileInput` or an `ImageInput`, or any element within its frame.
 * @param files The files, as many as are dropped at once.
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
