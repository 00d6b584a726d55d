/**
 * Starts to watch, and resolves with the milliseconds from the next event of the type to the end of
 * the frame that first shows what is waited for. The end of a frame is where a message posted in its
 * `requestAnimationFrame` is received: after layout and paint, without the extra frame that a double
 * `requestAnimationFrame` would add.
 */
export function painted(eventType: string, shows: () => boolean): Promise<number> {
  return new Promise((resolve) => {
    const channel = new MessageChannel();
    let start: number | undefined;
    const frame = () => requestAnimationFrame(() => channel.port2.postMessage(null));
    channel.port1.onmessage = () => {
      if (start !== undefined && shows()) {
        channel.port1.close();
        resolve(performance.now() - start);
      } else {
        frame();
      }
    };
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
