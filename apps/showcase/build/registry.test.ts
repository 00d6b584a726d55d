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

  it('names a package that a module loads late', () => {
    const { dependencies } = JSON.parse(files.get('r/file-field.json') ?? '{}');
    expect(dependencies).toContain('pdfjs-dist');
  });

  it('calls a component as its item is called, and nothing else in its module', () => {
    const contents = REGISTRY_ENTRIES.map(({ name }) => {
      const { content } = JSON.parse(files.get(`r/${name}.json`) ?? '{}').files[0];
      return content as string;
    });
    expect(contents.map((content) => content.match(/^export function (\w+)/m)?.[1])).toEqual([
      'NitField',
      'AddressField',
      'CurrencyField',
      'DocumentField',
      'PhoneField',
      'MunicipalitySelect',
      'PinField',
      'DateField',
      'DateRangeField',
      'CityAutocomplete',
      'FileField',
      'AvatarField',
    ]);
    for (const content of contents) {
      const [, name = ''] = content.match(/^export function (\w+)/m) ?? [];
      expect(content.match(new RegExp(`\\b${name}\\b`, 'g')), name).toHaveLength(1);
    }
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
