/**
 * Resolves with the milliseconds from the next event of the type to the end of the frame that shows what is waited
 * for. The condition is asked after that frame's layout, since a library may change the document again for the next.
 */
export function painted(eventType: string, shows: () => boolean): Promise<number> {
  return new Promise((resolve) => {
    let start: number | undefined;
    const probe = document.createElement('div');
    probe.style.cssText = 'position:fixed;inset:auto 0 0 auto;block-size:0;inline-size:1px';
    document.body.append(probe);

    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      channel.port1.close();
      if (start !== undefined) resolve(performance.now() - start);
    };
    const observer = new ResizeObserver(() => {
      if (start === undefined) return;
      if (!shows()) {
        frame();
        return;
      }
      observer.disconnect();
      probe.remove();
      channel.port2.postMessage(null);
    });
    observer.observe(probe);
    let size = 1;
    const frame = () =>
      requestAnimationFrame(() => {
        size = 3 - size;
        probe.style.inlineSize = `${size}px`;
      });
    addEventListener(
      eventType,
      (event) => {
        start = event.timeStamp;
        frame();
      },
      { capture: true, once: true },
    );
  });
}
