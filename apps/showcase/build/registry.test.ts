import { describe, expect, it } from 'vitest';
import { SITE_ROOT } from './pages.ts';
import { registryFiles, registryItem } from './registry.ts';
import { REGISTRY_ENTRIES } from './registry-items.ts';

describe('the registry', () => {
  const files = registryFiles(SITE_ROOT, 'https://example.com');

  it('has a file for each item that it lists', () => {
    const { items } = JSON.parse(files.get('registry.json') ?? '{}');
    expect(items).toHaveLength(REGISTRY_ENTRIES.length);
    for (const { name } of items) expect(files.has(`r/${name}.json`), name).toBe(true);
    expect(files.size).toBe(items.length + 1);
  });

  it('names the packages of ours and the others that a module imports, and their style sheets', () => {
    const item = registryItem(SITE_ROOT, {
      name: 'municipality-select',
      title: '',
      description: '',
      module: 'select/options/examples/municipality.tsx',
    });
    expect(item.dependencies).toEqual(['@guadua/forms', '@guadua/select', '@guadua/utils']);
    expect(Object.keys(item.css)).toEqual([
      '@import "@guadua/utils/styles.css"',
      '@import "@guadua/forms/styles.css"',
      '@import "@guadua/select/styles.css"',
      '@import "@guadua/forms/colombia.css"',
      ':root',
      '.dark',
    ]);
  });

  it('refuses a module that needs data of the site', () => {
    expect(() =>
      registryItem(SITE_ROOT, {
        name: 'characters',
        title: '',
        description: '',
        module: 'select/options/examples/plain-list.tsx',
      }),
    ).toThrow('imports ../../../../data/characters');
  });
});
