/** What of a specimen, and of what it opened, WCAG 2.5.8 finds too small or too near to be pressed. */
export async function smallTargets(): Promise<string[]> {
  const { default: axe } = await import('axe-core');
  const isOpen = document.querySelector('.gd-popup, dialog[open]') !== null;
  // What a popup half covers is no target.
  const { violations } = await axe.run(isOpen ? '.gd-popup, dialog[open]' : '#specimen', {
    runOnly: ['target-size'],
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ nodes }) =>
    // What an application puts into a widget has its own size.
    nodes
      .filter(({ html }) => html.includes('class="gd-'))
      .map(({ html, failureSummary }) => `${html.slice(0, 160)}: ${failureSummary}`),
  );
}
