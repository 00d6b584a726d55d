import { describe, expect, it } from 'vitest';
import type { Driver, InputSource } from '../drive/driver.types.ts';
import { reasonOf } from '../drive/not-possible.ts';
import type { EngineName } from '../engine.ts';
import { Protocol } from './protocol.ts';

const TEXT = { mimeType: 'text/plain', data: 'hola' };

function start(engine: EngineName = 'firefox', system: Driver['system'] = {}) {
  const performed: InputSource[] = [];
  const called: unknown[] = [];
  const driver: Pick<Driver, 'activate' | 'call' | 'perform' | 'release' | 'system'> = {
    system,
    call: async (_, args) => called.push(args),
    activate: async () => {},
    release: async () => {
      performed.length = 0;
    },
    perform: async (sources) => {
      performed.push(...sources);
    },
  };
  return { protocol: new Protocol(driver, engine), performed, called };
}

describe('what tests ask of the browser’s protocol', () => {
  it('holds the keys of a press down while it is made', async () => {
    const { protocol, performed } = start();
    const press = { type: 'mousePressed', x: 1.4, y: 2.6, button: 'left', modifiers: 2 };
    await protocol.send('Input.dispatchMouseEvent', press);
    expect(performed.map(({ type }) => type)).toEqual(['key', 'pointer', 'key']);
    expect(performed[1]?.actions).toEqual([
      { type: 'pointerMove', x: 1, y: 3, duration: 0 },
      { type: 'pointerDown', button: 0 },
    ]);
  });

  it('turns the wheel where the pointer is', async () => {
    const { protocol, performed } = start();
    const turn = { type: 'mouseWheel', x: 5, y: 6.4, deltaX: 0, deltaY: 200 };
    await protocol.send('Input.dispatchMouseEvent', turn);
    const scroll = { type: 'scroll', x: 5, y: 6, deltaX: 0, deltaY: 200, duration: 0 };
    expect(performed).toEqual([{ type: 'wheel', id: 'wheel', actions: [scroll] }]);
  });

  it('lifts as many fingers as were put down', async () => {
    const { protocol, performed } = start();
    const touchPoints = [
      { x: 1, y: 1 },
      { x: 9, y: 9 },
    ];
    await protocol.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await protocol.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    expect(performed.map(({ id }) => id)).toEqual(['finger-0', 'finger-1', 'finger-0', 'finger-1']);
    expect(performed.slice(2).map(({ actions }) => actions)).toEqual([
      [{ type: 'pointerUp', button: 0 }],
      [{ type: 'pointerUp', button: 0 }],
    ]);
  });

  it('types at once what comes while the driver is at work, on a page that is as slow as asked for', async () => {
    const { protocol, performed, called } = start();
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    const press = (key: string) => [
      protocol.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key }),
      protocol.send('Input.dispatchKeyEvent', { type: 'keyUp', key }),
    ];
    await Promise.all(['1', '2'].flatMap(press));
    expect(called).toEqual([[6]]);
    expect(performed.flatMap(({ actions }) => actions)).toEqual(
      ['1', '2'].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))),
    );
    expect(performed.length).toBeLessThan(4);
  });

  it('leaves a press that may become a drag to the system, until it ends', async () => {
    const asked: unknown[] = [];
    const mouse = async (step: object) => {
      asked.push(step);
    };
    const { protocol, performed } = start('webkit', { mouse });
    await protocol.send('Input.setInterceptDrags', { enabled: false });
    const steps = (['mousePressed', 'mouseMoved', 'mouseReleased'] as const).map((type, x) => ({
      type,
      x,
      y: 2,
    }));
    for (const step of steps) await protocol.send('Input.dispatchMouseEvent', step);
    expect(asked).toEqual(steps);
    expect(performed).toEqual([]);
    await protocol.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 9, y: 9 });
    expect(performed).toHaveLength(1);
  });

  it('takes what is composed, dragged in, preferred and blocked to the system of the engine', async () => {
    const asked: unknown[] = [];
    const note = async (argument: unknown) => {
      asked.push(argument);
    };
    const { protocol } = start('firefox', { compose: note, drag: note, prefer: note, block: note });
    const features = [{ name: 'prefers-reduced-motion', value: 'reduce' }];
    const drag = { type: 'dragEnter', x: 1, y: 2, data: { items: [TEXT] } };
    await protocol.send('Input.imeSetComposition', { text: '２', selectionStart: 1 });
    await protocol.send('Input.dispatchDragEvent', drag);
    await protocol.send('Emulation.setEmulatedMedia', { features });
    await protocol.send('Network.setBlockedURLs', { urls: ['*list-tools*'] });
    const step = { type: 'dragEnter', x: 1, y: 2, text: 'hola', files: [] };
    expect(asked).toEqual(['２', step, features, ['list-tools']]);
  });

  it.each([
    ['webkit', 'Input.imeSetComposition', { text: '２' }],
    ['firefox', 'Input.setInterceptDrags', { enabled: false }],
    ['webkit', 'Input.dispatchDragEvent', { type: 'drop', x: 0, y: 0, data: { items: [] } }],
    ['firefox', 'Anything.else', {}],
    ['firefox', 'Input.dispatchMouseEvent', { type: 'mouseMoved', x: 0, y: 0, pointerType: 'pen' }],
    ['webkit', 'Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [] }],
  ] as const)('says in %s why %s is not possible', async (engine, method, parameters) => {
    const { protocol, performed } = start(engine);
    const error = await protocol.send(method, parameters).catch((reason: unknown) => reason);
    expect(reasonOf(Object(error))).toMatch(/\w/);
    expect(performed).toEqual([]);
  });
});
