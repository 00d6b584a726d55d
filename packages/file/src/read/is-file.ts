/** Whether a value is a `File`, also one of another window: a frame has classes of its own. */
export function isFile(value: unknown): value is File {
  return classOf(value) === '[object File]';
}

export function isBlob(value: unknown): value is Blob {
  return isFile(value) || classOf(value) === '[object Blob]';
}

function classOf(value: unknown): string {
  return {}.toString.call(value);
}
