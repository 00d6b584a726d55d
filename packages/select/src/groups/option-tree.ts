/** Cómo se lee un árbol de dos niveles. */
export interface OptionTreeFields<Parent, Child> {
  /** Las opciones de un grupo. */
  readonly children: (parent: Parent) => readonly Child[];
  /** El nombre de un grupo. */
  readonly groupLabel: (parent: Parent) => string;
  /** El nombre de una opción. */
  readonly label: (option: Child) => string;
}

/** Lo que `optionTree` da a un `Select`: las opciones y cómo se agrupan, se muestran y se buscan. */
export interface OptionTreeProps<Child> {
  /** Las opciones de todos los grupos, en su orden. */
  readonly options: readonly Child[];
  /** El grupo de una opción. */
  readonly groupBy: (option: Child) => string;
  /** Su nombre. */
  readonly labelKey: (option: Child) => string;
  /** Su nombre y el de su grupo: quien busca el grupo encuentra todas sus opciones. */
  readonly searchBy: (option: Child) => string;
}

/**
 * Lee opciones de dos niveles y da las propiedades para un `Select`: los padres son grupos y el valor solo tiene
 * hijos. Quien busca un padre encuentra todos sus hijos.
 * @param parents El árbol. Dos padres con el mismo nombre son un solo grupo; un hijo de dos padres es del primero.
 * @param options Cómo se lee.
 * @returns Las propiedades. Hazlas una vez, por fuera del componente o con `useMemo`: otras opciones son otra lista.
 * @example
 * const places = optionTree(departments, {
 *   children: ({ municipalities }) => municipalities,
 *   groupLabel: ({ name }) => name,
 *   label: ({ name }) => name,
 * });
 * <Select {...places} primaryKey="code" />
 */
export function optionTree<Parent, Child>(
  parents: readonly Parent[],
  { children, groupLabel, label }: OptionTreeFields<Parent, Child>,
): OptionTreeProps<Child> {
  const groups = new Map<Child, string>();
  for (const parent of parents) {
    for (const child of children(parent)) {
      if (!groups.has(child)) groups.set(child, groupLabel(parent));
    }
  }
  const groupBy = (option: Child): string => groups.get(option) ?? '';
  return {
    options: [...groups.keys()],
    groupBy,
    labelKey: label,
    // Fields apart by a line break, which no query has.
    searchBy: (option) => `${label(option)}\n${groupBy(option)}`,
  };
}
