import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LocatedSection } from '@guadua/catalog/docs';
import { isEnglish } from '@guadua/catalog/spanish';
import { anchor } from './anchors.ts';
import { componentModules, styleSheets } from './component-files.ts';
import { readDataAttributes } from './read-data-attributes.ts';
import { anchored, type PropIds, readProps } from './read-props.ts';
import { commentOf, find, type Reading, report, spanish } from './reading.ts';
import type {
  ComponentReference,
  CssVariableReference,
  DataAttributeReference,
} from './reference.types.ts';
import { SHARED_ATTRIBUTES } from './shared-attributes.ts';
import { UNLISTED } from './unlisted.ts';

/** A component with its props, its CSS variables and its data attributes. */
export function readComponent(
  name: string,
  section: LocatedSection,
  ids: PropIds,
  reading: Reading,
): ComponentReference {
  const { checker } = reading;
  const found = find(name, section, reading);
  const { symbol, at, importFrom } = found;
  // What JSX gives.
  const [signature] = checker.getTypeOfSymbolAtLocation(symbol, at).getCallSignatures();
  const [given] = signature?.getParameters() ?? [];
  const { props, element } = given
    ? readProps(checker.getTypeOfSymbolAtLocation(given, at), reading)
    : { props: [], element: undefined };
  const modules = componentModules(at.getSourceFile().fileName, reading);
  const own = section.files?.[name];
  const sheets = own?.styles?.map((path) => join(section.folder, path)) ?? styleSheets(modules);
  return {
    id: anchor(name),
    name,
    importFrom,
    description: commentOf(name, found, reading),
    ...(element ? { element } : {}),
    props: anchored(name, props, ids),
    cssVariables: sheets.flatMap((file) => readVariables(file, reading)),
    dataAttributes:
      own?.hasAttributes === false ? [] : readAttributes(name, modules, section, reading),
  };
}

/** Components of which a page shows some props alone; another page has them all. */
export function readExcerpts(
  section: LocatedSection,
  ids: PropIds,
  reading: Reading,
): ComponentReference[] {
  return Object.entries(section.excerpts ?? {}).map(([name, { fullAt, props }]) => {
    const whole = readComponent(name, section, ids, reading);
    for (const prop of props) {
      if (whole.props.some((one) => one.name === prop)) continue;
      const message = `${section.page} picks the prop ${prop}, which ${name} has not.`;
      report(section.source, message, reading);
    }
    const picked = whole.props.filter((one) => props.includes(one.name));
    return { ...whole, fullAt, props: picked, cssVariables: [], dataAttributes: [] };
  });
}

/** The `--gd-…` variables of a style sheet, each with the first value that it has there. */
function readVariables(file: string, reading: Reading): CssVariableReference[] {
  const css = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const values = new Map<string, string>();
  for (const [, name = '', value = ''] of css.matchAll(
    /(?:^|[\s{;])(--gd-[\w-]+)\s*:\s*((?:'[^']*'|[^;'])+);/g,
  )) {
    if (!values.has(name)) values.set(name, value.replace(/\s+/g, ' ').trim());
  }
  return [...values].flatMap(([name, value]) => {
    const text = reading.variables[name];
    if (text === null || name in UNLISTED) return [];
    if (/-(width|height|min|max)$/.test(name)) {
      report(file, `${name} ends in a logical size: -inline-size or -block-size.`, reading);
    }
    return [{ name, default: value, description: spanish(file, name, text, reading) }];
  });
}

function readAttributes(
  name: string,
  modules: readonly string[],
  { source, folder, files, package: home }: LocatedSection,
  reading: Reading,
): DataAttributeReference[] {
  const parts = Object.entries(files?.[name]?.parts ?? {});
  const views = modules.map((module) => {
    const [, part = ''] = parts.find(([path]) => join(folder, path) === module) ?? [];
    return { module, part };
  });
  // The component's own docs say it first, then those of its package.
  const near = reading.docs.filter((one) => one.package === home);
  const own = near.filter(({ components = [] }) => components.includes(name));
  const known = [...own, ...near].map(({ dataAttributes = {} }) => dataAttributes);
  return readDataAttributes(views, reading).flatMap((read) => {
    const texts = [...known, SHARED_ATTRIBUTES].find((some) => read.name in some);
    const stated = isEnglish(read.description) ? '' : read.description;
    const text = stated || texts?.[read.name];
    if (text === null) return [];
    return [
      {
        name: read.name,
        ...(read.values.size > 0 ? { values: [...read.values] } : {}),
        ...(read.part === '' ? {} : { part: read.part }),
        description: spanish(source, `${name} ${read.name}`, text, reading),
      },
    ];
  });
}
