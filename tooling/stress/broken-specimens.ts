/** A specimen as the build for the server has it. */
export interface BuiltSpecimen {
  readonly name: string;
  readonly file: string;
}

/** What is wrong with specimens that do not render, one sentence each. */
export function findBrokenSpecimens(
  specimens: readonly BuiltSpecimen[],
  render: (name: string) => string,
): string[] {
  return specimens.flatMap(({ name, file }) => {
    try {
      const html = render(name);
      if (/^<div id="specimen" class="specimen"><\/div>$/.test(html)) {
        return [
          `${file}: the specimen "${name}" renders nothing. Return an element from its View.`,
        ];
      }
      return [];
    } catch (error) {
      return [
        `${file}: the specimen "${name}" does not render on a server: ${String(error)}. Mend its View.`,
      ];
    }
  });
}
