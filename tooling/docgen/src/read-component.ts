import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LocatedSection } from '@guadua/catalog/docs';
import { isEnglish } from '@guadua/catalog/spanish';
import type ts from 'typescript';
import { anchor } from './anchors.ts';
import { componentFiles } from './component-files.ts';
import { readVariables } from './read-css.ts';
import { readDataAttributes } from './read-data-attributes.ts';
import { type ReadProps, readProps } from './read-props.ts';
import {
  anchored,
  commentOf,
  type Export,
  find,
  type PropIds,
  type Reading,
  spanish,
} from './reading.ts';
import type {
  ComponentReference,
  CssVariableReference,
  DataAttributeReference,
} from './reference.types.ts';

/** A component with its props, its CSS variables and its data attributes. */
export function readComponent(
  name: string,
  section: LocatedSection,
  ids: PropIds,
  reading: Reading,
): ComponentReference {
  const { source, mainFiles } = reading;
  const found = find(name, section, reading);
  const type = propsType(name, found, reading);
  const read: ReadProps = type ? readProps(type, source) : { props: [] };
  const main = mainFiles.get(name);
  const { modules, styles } = main
    ? componentFiles(main, new Set(mainFiles.values()), source)
    : { modules: [], styles: [] };
  const own = section.files?.[name];
  const sheets = own?.styles?.map((path) => join(section.folder, path)) ?? styles;
  return {
    id: anchor(name),
    name,
    importFrom: found.importFrom,
    description: commentOf(name, found, reading),
    ...(read.element ? { element: read.element } : {}),
    props: anchored(name, read.props, ids),
    cssVariables: readStyles(sheets, reading),
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
      reading.source.report(section.source, message);
    }
    const picked = whole.props.filter((one) => props.includes(one.name));
    return { ...whole, fullAt, props: picked, cssVariables: [], dataAttributes: [] };
  });
}

/** The type of the first parameter: what JSX gives. */
function propsType(
  name: string,
  { symbol }: Export,
  { source: { checker } }: Reading,
): ts.Type | undefined {
  const at = symbol.valueDeclaration;
  if (!at) throw new Error(`${name} is no component.`);
  const [signature] = checker.getTypeOfSymbolAtLocation(symbol, at).getCallSignatures();
  const [props] = signature?.getParameters() ?? [];
  return props && checker.getTypeOfSymbolAtLocation(props, at);
}

function readStyles(files: readonly string[], reading: Reading): CssVariableReference[] {
  return files.flatMap((file) =>
    readVariables(readFileSync(file, 'utf8')).flatMap((variable) => {
      const { name } = variable;
      const text = reading.texts.variable(name);
      if (text === null) return [];
      if (/-(width|height|min|max)$/.test(name)) {
        const message = `${name} ends in a logical size: -inline-size or -block-size.`;
        reading.source.report(file, message);
      }
      return [{ ...variable, description: spanish(file, name, text, reading) }];
    }),
  );
}

function readAttributes(
  name: string,
  modules: readonly string[],
  { source: at, folder, files }: LocatedSection,
  reading: Reading,
): DataAttributeReference[] {
  const parts = Object.entries(files?.[name]?.parts ?? {});
  const views = modules.map((module) => {
    const [, part] = parts.find(([path]) => join(folder, path) === module) ?? [];
    return part === undefined ? module : `${module}#${part}`;
  });
  return readDataAttributes(views, reading.source).flatMap(({ part, values, ...attribute }) => {
    const stated = isEnglish(attribute.description) ? '' : attribute.description;
    const text = stated || reading.texts.dataAttribute(name, attribute.name);
    if (text === null) return [];
    return [
      {
        name: attribute.name,
        ...(values.length > 0 ? { values } : {}),
        ...(part === '' ? {} : { part }),
        description: spanish(at, `${name} ${attribute.name}`, text, reading),
      },
    ];
  });
}
