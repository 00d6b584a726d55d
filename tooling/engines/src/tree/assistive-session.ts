import { existsSync } from 'node:fs';
import { end, firstMatch, start } from '../drive/processes.ts';
import { DISPLAY_SERVER } from '../engine.ts';

/** A session in which browsers say to assistive technology what they show. */
export interface AssistiveSession {
  /** What a browser is to be started with. */
  env: NodeJS.ProcessEnv;
  close(): Promise<void>;
}

const BUS = '/usr/bin/dbus-daemon';
const NEEDED = [
  DISPLAY_SERVER,
  BUS,
  '/usr/libexec/at-spi-bus-launcher',
  '/usr/lib/python3/dist-packages/gi',
];

/**
 * Starts a display and a message bus of their own: AT-SPI comes with the first who asks for it.
 *
 * @throws Error that says what to install where something is missing.
 */
export async function startAssistiveSession(): Promise<AssistiveSession> {
  const missing = NEEDED.filter((path) => !existsSync(path));
  if (missing.length > 0) {
    throw new Error(
      `${missing.join(', ')}: not found. Debian: apt-get install xvfb dbus at-spi2-core python3-gi gir1.2-atspi-2.0.`,
    );
  }
  const display = start(DISPLAY_SERVER, [
    ...['-displayfd', '3', '-screen', '0', '1700x1400x24', '-nolisten', 'tcp'],
  ]);
  const number = await firstMatch(display, 3, /(\d+)\n/);
  const env = {
    ...process.env,
    DISPLAY: `:${number}`,
    NO_AT_BRIDGE: '0',
    GNOME_ACCESSIBILITY: '1',
  };
  const bus = start(BUS, ['--session', '--nofork', '--print-address=3'], env);
  const address = await firstMatch(bus, 3, /(\S+)\n/);
  return {
    env: { ...env, DBUS_SESSION_BUS_ADDRESS: address },
    async close() {
      await end(bus);
      await end(display);
    },
  };
}
