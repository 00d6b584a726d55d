import type { ParameterTexts } from '@guadua/catalog';
import type { LocatedSection } from '@guadua/catalog/docs';
import { SHARED_ATTRIBUTES } from './shared-attributes.ts';

/** The texts of all docs files, each found by its name. */
export class DocsTexts {
  readonly #sections: readonly LocatedSection[];

  constructor(sections: readonly LocatedSection[]) {
    this.#sections = sections;
  }

  /** What a style sheet's variable decides; `null` for one that the component sets by itself. */
  variable(name: string): string | null | undefined {
    return this.#sections.find(({ variables = {} }) => name in variables)?.variables?.[name];
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
    const texts = [...own, ...near].map(({ dataAttributes = {} }) => dataAttributes);
    return [...texts, SHARED_ATTRIBUTES].find((known) => name in known)?.[name];
  }
}
