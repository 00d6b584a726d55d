/** Ends the wait for what may never come. */
export async function within<T>(time: number, what: string, coming: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what}: no answer in ${time / 1000} s.`)), time);
  });
  try {
    return await Promise.race([coming, end]);
  } finally {
    clearTimeout(timer);
  }
}
