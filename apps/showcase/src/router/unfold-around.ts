/** Opens the folds that an anchor stands in; a fold whose own title it is opens as well. */
export function unfoldAround(anchor: Element): void {
  for (let fold = anchor.closest('details'); fold; ) {
    fold.open = true;
    fold = fold.parentElement?.closest('details') ?? null;
  }
}
