/** What the address of the page asks for. */
export interface Parameters {
  group: string;
  contestant: string;
  mode: string;
  count: number;
}

export function parameters(): Parameters {
  const query = new URLSearchParams(location.search);
  return {
    group: query.get('group') ?? '',
    contestant: query.get('contestant') ?? '',
    mode: query.get('mode') ?? '',
    count: Number(query.get('count') ?? 0),
  };
}
