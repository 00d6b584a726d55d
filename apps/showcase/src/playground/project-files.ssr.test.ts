import versions from 'controls:versions';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import { PACKS_COMMAND, PUBLISHED } from '../site/install';
import { projectFiles } from './project-files';

const EXACT = /^\d+\.\d+\.\d+$/;
const EXACT_OR_PACKED =
  /^(?:\d+\.\d+\.\d+|file:\.\.\/guadua\/tarballs\/guadua-[a-z]+-\d+\.\d+\.\d+\.tgz)$/;

const CODE = `import { Field, TextInput } from '@guadua/forms';
import { useState } from 'react';
import { NAMES } from './names';

export function Example() {
  const [value, setValue] = useState(NAMES[0]);

  return (
    <Field label="Nombre">
      <TextInput value={value} onChange={setValue} />
    </Field>
  );
}
`;

const files = projectFiles({
  playground: {
    label: 'Texto & <más>',
    styles: ['@guadua/utils/styles.css', '@guadua/forms/styles.css'],
  },
  code: CODE,
  versions,
  texts: { 'names.ts': "export const NAMES = ['Luz'];" },
});

/** Where the packages of this site are found from. */
const folder = fileURLToPath(new URL('../../node_modules/.playground-project/', import.meta.url));
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the downloaded project', () => {
  it('names exact versions of what it imports, and nothing else', () => {
    const { dependencies, devDependencies } = JSON.parse(files['package.json'] ?? '');
    expect(Object.keys(dependencies)).toEqual([
      '@guadua/forms',
      '@guadua/utils',
      'react',
      'react-dom',
    ]);
    for (const version of Object.values({ ...dependencies, ...devDependencies }))
      expect(version).toMatch(PUBLISHED ? EXACT : EXACT_OR_PACKED);
  });

  it('takes the packages from where they are today, and says what makes them', () => {
    const { dependencies } = JSON.parse(files['package.json'] ?? '');
    const version = versions['@guadua/forms'];
    expect(dependencies['@guadua/forms']).toBe(
      PUBLISHED ? version : `file:../guadua/tarballs/guadua-forms-${version}.tgz`,
    );
    expect(files['README.md']?.includes(PACKS_COMMAND)).toBe(!PUBLISHED);
  });

  it('escapes the title', () => {
    expect(files['index.html']).toContain('<title>Guadua: Texto &amp; &lt;más></title>');
  });

  it('builds', async () => {
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
    await build({ root: folder, logLevel: 'error', configFile: join(folder, 'vite.config.ts') });
    expect(await readdir(join(folder, 'dist'))).toEqual(['assets', 'index.html']);
  });
});
