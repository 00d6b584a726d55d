import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REGISTRY_ENTRIES, type RegistryEntry } from './registry-items.ts';
import { styleSheets } from './style-sheets.ts';

/*
 * The registry for the command line of shadcn/ui: `registry.json` lists the items, and `r/<name>.json` is
 * one. An item is a module that runs on the site, the packages that it imports and the styles that join
 * both systems. Nothing in it names another item, so that it can be added from any address.
 */

/** An item, as https://ui.shadcn.com/schema/registry-item.json has it. */
export interface RegistryItem {
  $schema: string;
  name: string;
  type: 'registry:component';
  title: string;
  description: string;
  dependencies: string[];
  files: { path: string; type: 'registry:component'; content: string }[];
  css: Record<string, unknown>;
  /** What the command line says at the end. */
  docs: string;
}

/** The list of items, as https://ui.shadcn.com/schema/registry.json has it. */
export interface Registry {
  $schema: string;
  name: string;
  homepage: string;
  items: Omit<RegistryItem, '$schema' | 'css' | 'docs'>[];
}

/** Where our tokens take the values of a shadcn theme. What that theme leaves too faint stays ours. */
const TOKENS = {
  '--gd-surface': 'var(--background)',
  '--gd-text': 'var(--foreground)',
  '--gd-text-inverse': 'var(--background)',
  '--gd-surface-inverse': 'var(--foreground)',
  '--gd-surface-popup': 'var(--popover)',
  '--gd-border': 'var(--border)',
  '--gd-accent': 'var(--primary)',
  '--gd-accent-hover': 'color-mix(in oklab, var(--primary) 90%, var(--background))',
  '--gd-accent-text': 'var(--primary)',
  '--gd-accent-soft': 'var(--accent)',
  '--gd-on-accent': 'var(--primary-foreground)',
  '--gd-radius': 'calc(var(--radius) - 2px)',
  '--gd-radius-popup': 'var(--radius)',
  '--gd-radius-frame': 'calc(var(--radius) + 4px)',
};

/** The command line puts every import first: what stands before them is for a person to write. */
const LAYERS =
  'Para que las clases de Tailwind ganen, pon de primera en tu hoja de estilos: @layer theme, base, guadua, components, utilities;';

/**
 * All files of the registry, by their path below the site.
 *
 * @param root Folder of the site.
 * @param siteUrl Where the site is.
 */
export function registryFiles(root: string, siteUrl: string): Map<string, string> {
  const items = REGISTRY_ENTRIES.map((entry) => registryItem(root, entry));
  const registry: Registry = {
    $schema: 'https://ui.shadcn.com/schema/registry.json',
    name: 'guadua',
    homepage: siteUrl,
    items: items.map(({ $schema, css, docs, ...listed }) => listed),
  };
  return new Map([
    ['registry.json', json(registry)],
    ...items.map((item): [string, string] => [`r/${item.name}.json`, json(item)]),
  ]);
}

/** @throws Error when the module needs something that only the site has. */
export function registryItem(root: string, entry: RegistryEntry): RegistryItem {
  const { name, title, description, module } = entry;
  const content = named(readFileSync(join(root, 'src/pages', module), 'utf8'), name, module);
  const imported = [...content.matchAll(/(?:from |import\()'([^']+)'/g)].map(
    ([, from = '']) => from,
  );
  const local = imported.find((from) => from.startsWith('.'));
  if (local) throw new Error(`${module} imports ${local}, which is missing where it is added.`);
  const packages = [...new Set(imported.map(packageOf))].filter((each) => each !== 'react');
  const ours = ['@guadua/utils', ...packages.filter((each) => each !== '@guadua/utils')].filter(
    (each) => each.startsWith('@guadua/'),
  );
  return {
    $schema: 'https://ui.shadcn.com/schema/registry-item.json',
    name,
    type: 'registry:component',
    title,
    description,
    dependencies: [...new Set([...ours, ...packages])].sort(),
    files: [{ path: `components/guadua/${name}.tsx`, type: 'registry:component', content }],
    css: {
      ...Object.fromEntries(styleSheets(imported).map((sheet) => [`@import "${sheet}"`, {}])),
      ':root': { 'color-scheme': 'light', ...TOKENS },
      '.dark': { 'color-scheme': 'dark' },
    },
    docs: LAYERS,
  };
}

/** A module whose component is called as the item is: many a module of the site calls its own `Simple`. */
function named(content: string, item: string, module: string): string {
  const [component, more] = [...content.matchAll(/^export function (\w+)/gm)].map(
    ([, each = '']) => each,
  );
  if (!component || more) throw new Error(`${module} exports not one component.`);
  const name = item.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  return content.replace(new RegExp(`\\b${component}\\b`, 'g'), name);
}

function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
