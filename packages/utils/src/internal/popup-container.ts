/**
 * Where a popup must be put so that it shows above everything (CMP-11): into the modal `<dialog>`
 * that its trigger stands in, since the top layer beats any z-index; else the document's body.
 *
 * @param trigger The element that the popup belongs to.
 */
export function popupContainer(trigger: Element | null): HTMLElement | undefined {
  return trigger?.closest<HTMLDialogElement>('dialog[open]') ?? undefined;
}
