/**
 * Starts to watch, and resolves with the milliseconds from the next event of the type to the end of
 * the frame that first shows what is waited for.
 *
 * A frame counts by what it paints: the condition is asked after the frame's layout, where the
 * observer of an element that changes its size in each frame is called, and not after the frame,
 * when a library may have changed the document again for the next one. The end of a frame is where
 * a message posted from there arrives: after paint, without the extra frame that a double
 * `requestAnimationFrame` would add.
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
