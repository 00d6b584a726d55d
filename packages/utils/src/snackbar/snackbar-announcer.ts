import type { SnackbarRecord } from './snackbar.types';

/** Long enough for a screen reader to notice that the region was emptied. */
const REFILL_DELAY = 100;

/** Says the messages in two regions that are there first: not all readers read a region that comes with its text. */
export function announceIn(host: Element, actionHint: (action: string) => string) {
  const [polite, urgent] = [addRegion(host, 'status'), addRegion(host, 'alert')];
  return {
    update(records: readonly SnackbarRecord[], said?: string) {
      if (records.length === 0) for (const region of [polite, urgent]) region.clear();
      const record = records.find(({ id }) => id === said);
      if (!record) return;
      const { message, action, phase, tone } = record;
      // One that waits is announced on arrival as well, but F6 does not lead to it yet.
      const isReachable = action && phase !== 'waiting';
      const region = tone === 'danger' ? urgent : polite;
      region.say(isReachable ? `${message}. ${actionHint(action.label)}` : message);
    },
    end() {
      for (const region of [polite, urgent]) region.end();
    },
  };
}

function addRegion(host: Element, role: 'status' | 'alert') {
  const region = document.createElement('div');
  region.className = 'gd-visually-hidden';
  region.role = role;
  region.ariaLive = role === 'alert' ? 'assertive' : 'polite';
  region.ariaAtomic = 'true';
  host.append(region);
  const pending: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const clear = () => {
    region.textContent = '';
  };
  return {
    clear,
    say(text: string) {
      pending.push(text);
      clear();
      // What comes meanwhile joins in: a busy page must not put the message off for ever.
      timer ??= setTimeout(() => {
        region.textContent = pending.splice(0).join('. ');
        timer = undefined;
      }, REFILL_DELAY);
    },
    end: () => clearTimeout(timer),
  };
}
