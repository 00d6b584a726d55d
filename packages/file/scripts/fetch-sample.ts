/** A sample file of the tests, for those that run in a browser. */
export async function fetchSample(name: string, type = ''): Promise<File> {
  const response = await fetch(new URL(/* @vite-ignore */ `../samples/${name}`, import.meta.url));
  if (!response.ok) throw new Error(`There is no sample ${name}.`);
  const lastModified = new Date('2026-03-05').getTime();
  return new File([await response.arrayBuffer()], name.replace(/^.*\//, ''), {
    type,
    lastModified,
  });
}
