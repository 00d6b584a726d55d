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
 * Reads options of two levels, to be spread into a `Select`: the parents become groups, their children the options,
 * which alone are in the value. A search for a parent finds all its children (SEL-18).
 * @param parents The tree. Two with one name are one group; a child that two of them have belongs to
 *   the first.
 * @param options How it is read.
 * @returns Props for `Select`. Make them once, outside of the component or with `useMemo`: other
 *   options are another list.
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
