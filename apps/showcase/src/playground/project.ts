import versions from 'controls:versions';
import { download } from '@guadua/utils';
import { strToU8, zipSync } from 'fflate';
import { trustedHtml } from '../site/trusted-types';
import type { PlaygroundDefinition } from './playground.types';
import { projectFiles } from './project-files';

/** Downloads a project that shows the demo of the moment; made in the browser, without a request. */
export async function downloadProject(
  playground: PlaygroundDefinition,
  code: string,
): Promise<void> {
  const files = projectFiles({ playground, code, versions, texts: await fileTexts(playground) });
  const contents: Record<string, Uint8Array> = {};
  for (const [path, text] of Object.entries(files))
    contents[`guadua-banco/${path}`] = strToU8(text);
  for (const asset of playground.assets ?? []) {
    const response = await fetch(asset);
    if (!response.ok) throw new Error(`${asset} answers with ${response.status}.`);
    contents[`guadua-banco/public${asset}`] = new Uint8Array(await response.arrayBuffer());
  }
  const zip = zipSync(contents);
  download(new Blob([new Uint8Array(zip)], { type: 'application/zip' }), 'guadua-banco.zip');
}

/** Opens the project on stackblitz.com, in a window of its own. */
export async function openStackBlitz(
  playground: PlaygroundDefinition,
  code: string,
): Promise<void> {
  const files = projectFiles({ playground, code, versions, texts: await fileTexts(playground) });
  const form = document.createElement('form');
  form.method = 'post';
  form.action = 'https://stackblitz.com/run?file=src%2Fexample.tsx';
  form.target = '_blank';
  form.rel = 'noopener';
  form.hidden = true;
  const add = (name: string, value: string) => {
    // A textarea and not a hidden input, which would lose the line breaks.
    const field = document.createElement('textarea');
    field.name = name;
    field.value = value;
    form.append(field);
  };
  add('project[title]', `Guadua: ${playground.label}`);
  add('project[description]', 'Banco de pruebas de Guadua');
  add('project[template]', 'node');
  for (const [path, text] of Object.entries(files)) add(`project[files][${path}]`, text);
  document.body.append(form);
  form.submit();
  form.remove();
}

/** The files beside the code as text; the site keeps sources as coloured HTML. */
async function fileTexts({
  files = [],
  data = [],
}: PlaygroundDefinition): Promise<Record<string, string>> {
  const loaded = data.map(async ({ file, url }) => {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url} answers with ${response.status}.`);
    return [file, await response.text()] as const;
  });
  const texts = files.map(async ({ file, source }) => {
    const html = source.html ?? (await source.load?.())?.default ?? '';
    const { body } = new DOMParser().parseFromString(trustedHtml(html), 'text/html');
    return [file, body.textContent ?? ''] as const;
  });
  return Object.fromEntries(await Promise.all([...texts, ...loaded]));
}
