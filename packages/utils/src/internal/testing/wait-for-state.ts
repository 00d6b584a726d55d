/** How long a page may take, in milliseconds. */
const PATIENCE = 5000;

/** React's word for "a test waits for every update itself". */
interface ActEnvironment {
  IS_REACT_ACT_ENVIRONMENT?: boolean | undefined;
}

/**
 * Waits until the document is in a state, for helpers of tests. Updates that come meanwhile are part of what a
 * person would see, so React does not warn that no `act` surrounds them.
 * @param root Any node of the document.
 * @param read Gives what is waited for, or nothing while it isn't there.
 * @param missing Says what was not found, for the error.
 * @throws Error when it isn't there within five seconds.
 */
export async function waitForState<Result>(
  root: Node,
  read: () => Result | null | undefined,
  missing: () => string,
): Promise<Result> {
  return outsideAct(
    () =>
      new Promise<Result>((resolve, reject) => {
        const found = read();
        if (found != null) return resolve(found);
        const observer = new MutationObserver(() => settle(read()));
        const deadline = setTimeout(() => {
          observer.disconnect();
          const last = read();
          if (last != null) resolve(last);
          else reject(new Error(missing()));
        }, PATIENCE);
        const settle = (result: Result | null | undefined) => {
          if (result == null) return;
          clearTimeout(deadline);
          observer.disconnect();
          resolve(result);
        };
        observer.observe(root.ownerDocument ?? root, {
          attributes: true,
          characterData: true,
          childList: true,
          subtree: true,
        });
      }),
  );
}

/** Does something whose updates React makes by itself, even where a test says that it makes them. */
export async function outsideAct<Result>(work: () => Promise<Result> | Result): Promise<Result> {
  const environment = globalThis as ActEnvironment;
  const before = environment.IS_REACT_ACT_ENVIRONMENT;
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    return await work();
  } finally {
    environment.IS_REACT_ACT_ENVIRONMENT = before;
  }
}
