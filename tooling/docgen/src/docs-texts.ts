import type { ParameterTexts } from '@guadua/catalog';
import type { LocatedSection } from '@guadua/catalog/docs';
import type { Problem } from './reference.types.ts';
import { SHARED_ATTRIBUTES } from './shared-attributes.ts';

/** The texts of all docs files, each found by its name, which then counts as used. */
export class DocsTexts {
  readonly #sections: readonly LocatedSection[];
  readonly #used = new Set<object | string>();

  constructor(sections: readonly LocatedSection[]) {
    this.#sections = sections;
  }

  /** What a style sheet's variable decides; `null` for one that the component sets by itself. */
  variable(name: string): string | null | undefined {
    for (const { variables, source } of this.#sections) {
      const text = variables?.[name];
      if (text === undefined) continue;
      this.#used.add(`variables ${name} ${source}`);
      return text;
    }
    return undefined;
  }

  /** What the parameters of each function are, by its name. */
  get functions(): Readonly<Record<string, ParameterTexts>> {
    return Object.assign({}, ...this.#sections.map(({ functions }) => functions));
  }

  /**
   * What a data attribute of a component says: in the component's own docs, in those of its package, or
   * among the shared ones.
   */
  dataAttribute(component: string, name: string): string | null | undefined {
    const own = this.#sections.filter(({ components = [] }) => components.includes(component));
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
      (['functions', 'variables', 'dataAttributes'] as const).flatMap((kind) =>
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

  #isUsed(kind: string, name: string, text: unknown, source: string): boolean {
    // An object of functions is listed for its place; its members have the texts.
    const isPlace = kind === 'functions' && Object.keys(Object(text)).length === 0;
    return isPlace || this.#used.has(`${kind} ${name} ${source}`);
  }
}
