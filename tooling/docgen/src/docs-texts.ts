import type { FunctionText } from '@guadua/catalog';
import type { LocatedSection } from '@guadua/catalog/docs';
import type { Problem } from './reference.types.ts';
import { SHARED_ATTRIBUTES } from './shared-attributes.ts';

/** A text, and the docs file that it stands in. */
interface Found<Text> {
  readonly text: Text;
  readonly source: string;
}

/** The texts of all docs files, each found by its name, which then counts as used. */
export class DocsTexts {
  readonly #sections: readonly LocatedSection[];
  readonly #used = new Set<object | string>();

  constructor(sections: readonly LocatedSection[]) {
    this.#sections = sections;
  }

  component(name: string): Found<string> | undefined {
    return this.#find('components', name);
  }

  /** What a type is; nothing where its own comment says it. */
  type(name: string): string | undefined {
    const texts = this.#sections.map(({ types }) => types?.[name]);
    return texts.find((text): text is string => typeof text === 'string');
  }

  /** What a style sheet's variable decides; `null` for one that the component sets by itself. */
  variable(name: string): string | null | undefined {
    return this.#find('variables', name)?.text;
  }

  /** What each function is, by name. */
  get functions(): Readonly<Record<string, FunctionText>> {
    return Object.assign({}, ...this.#sections.map(({ functions }) => functions));
  }

  /**
   * What a data attribute of a component says: in the component's own docs, in those of its package, or
   * among the shared ones.
   */
  dataAttribute(component: string, name: string): string | null | undefined {
    const own = this.#sections.filter(({ components = {} }) => component in components);
    const home = own[0]?.package;
    const near = this.#sections.filter((section) => section.package === home);
    for (const { dataAttributes = {}, source } of [...own, ...near]) {
      const text = dataAttributes[name];
      if (text === undefined) continue;
      this.#used.add(`dataAttributes ${name} ${source}`);
      return text;
    }
    this.#used.add(`shared ${name}`);
    return SHARED_ATTRIBUTES[name];
  }

  /** Notes that a function's text was shown. */
  useFunction(name: string): void {
    for (const { functions = {}, source } of this.#sections) {
      if (name in functions) this.#used.add(`functions ${name} ${source}`);
    }
  }

  /** Texts that describe nothing that there is. */
  unused(): Problem[] {
    const own = this.#sections.flatMap((section) =>
      (['components', 'functions', 'variables', 'dataAttributes'] as const).flatMap((kind) =>
        Object.entries(section[kind] ?? {})
          .filter(([name, text]) => !this.#isUsed(kind, name, text, section.source))
          .map(([name]) => ({
            at: section.source,
            message: `describes ${name}, which nothing has: delete the line, or correct the name.`,
          })),
      ),
    );
    const shared = Object.keys(SHARED_ATTRIBUTES)
      .filter((name) => !this.#used.has(`shared ${name}`))
      .map((name) => ({
        at: 'tooling/docgen/src/shared-attributes.ts',
        message: `describes ${name}, which no two components share: delete the line.`,
      }));
    return [...own, ...shared];
  }

  #find(kind: 'components', name: string): Found<string> | undefined;
  #find(kind: 'variables', name: string): Found<string | null> | undefined;
  #find(kind: 'components' | 'variables', name: string): Found<string | null> | undefined {
    for (const section of this.#sections) {
      const text = section[kind]?.[name];
      if (text === undefined) continue;
      this.#used.add(`${kind} ${name} ${section.source}`);
      return { text, source: section.source };
    }
    return undefined;
  }

  #isUsed(kind: string, name: string, text: unknown, source: string): boolean {
    // An object of functions is listed for its place; its members have the texts.
    const isPlace = kind === 'functions' && Object.keys(Object(text)).length === 0;
    return isPlace || this.#used.has(`${kind} ${name} ${source}`);
  }
}
