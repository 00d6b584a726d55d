import type { ReactElement } from 'react';
import { describe, expectTypeOf, it } from 'vitest';
import { remoteList } from '../remote/remote-source';
import { Select } from './select';

interface Character {
  id: number;
  name: string;
}
const characters: Character[] = [];
const setId: (id: number | null) => void = () => {};
const setIds: (ids: number[]) => void = () => {};

/** Never rendered: the compiler is what is asked (SEL-1). */
function elements(): ReactElement[] {
  return [
    <Select key="a" options={characters} value={1} onChange={setId} />,
    // The options decide what an option is, not the handler.
    <Select
      key="b"
      options={characters}
      onChange={(id, { option, reason }) => {
        expectTypeOf(id).toEqualTypeOf<number | null>();
        expectTypeOf(option).toEqualTypeOf<Character | null>();
        expectTypeOf(reason).toExtend<string>();
      }}
    />,
    <Select
      key="c"
      multiple
      options={characters}
      value={[1]}
      onChange={(ids, { options }) => {
        expectTypeOf(ids).toEqualTypeOf<number[]>();
        expectTypeOf(options).toEqualTypeOf<Character[]>();
        setIds(ids);
      }}
    />,
    <Select
      key="d"
      options={['Norte', null, 'Sur']}
      onChange={(value) => expectTypeOf(value).toEqualTypeOf<string | null>()}
    />,
    <Select
      key="e"
      options={[{ code: 'BOG', city: 'Bogotá' }]}
      primaryKey="code"
      labelKey="city"
      onChange={(value) => expectTypeOf(value).toEqualTypeOf<string | null>()}
    />,
    <Select
      key="f"
      options={characters}
      primaryKey={(option) => option.name}
      onChange={(value) => expectTypeOf(value).toEqualTypeOf<string | null>()}
    />,
    <Select<Character>
      key="g"
      remote={remoteList({ getList: () => [] })}
      onChange={(value) => expectTypeOf(value).toEqualTypeOf<Character | null>()}
    />,
    <Select<Character>
      key="h"
      multiple
      valueAs="key"
      remote={remoteList({ getList: () => [] })}
      onChange={(value) => expectTypeOf(value).toEqualTypeOf<number[]>()}
    />,
    // What an option is comes from what getList answers.
    <Select
      key="m"
      remote={remoteList({ getList: async ({ page }) => (page === 1 ? characters : []) })}
      onChange={(value) => expectTypeOf(value).toEqualTypeOf<Character | null>()}
    />,
    <Select
      key="n"
      multiple
      valueAs="key"
      remote={remoteList({
        getList: async ({ signal }) => ({ results: characters, total: 1, signal }),
      })}
      onChange={(value) => expectTypeOf(value).toEqualTypeOf<number[]>()}
    />,
    <Select<Character>
      key="o"
      remote={remoteList({
        listPath: ['data', 'rows'],
        getList: () => ({ data: { rows: characters } }),
      })}
    />,
    // The shape that groups of choices take needs no keys.
    <Select
      key="r"
      options={[{ value: 'CO', label: 'Colombia', description: 'Peso' }]}
      value="CO"
      onChange={(value) => expectTypeOf(value).toEqualTypeOf<string | null>()}
    />,
    <Select
      key="s"
      multiple
      options={[{ value: 7, label: 'Siete', disabled: true }]}
      onChange={(values) => expectTypeOf(values).toEqualTypeOf<number[]>()}
    />,
    // @ts-expect-error The key is the `value` of an option.
    <Select key="t" options={[{ value: 7, label: 'Siete' }]} value="7" />,
    // @ts-expect-error Without a path the answer is a list, or has one in `results`.
    <Select<Character> key="p" remote={remoteList({ getList: () => ({ rows: characters }) })} />,
    // @ts-expect-error Without a key they could not be chosen.
    <Select key="q" options={[{ code: 'BOG', title: 'Bogotá' }]} />,
    // @ts-expect-error A key of another type is no value.
    <Select key="i" options={characters} value="1" />,
    // @ts-expect-error There is no such field.
    <Select key="j" options={characters} labelKey="title" />,
    // @ts-expect-error A limit is for several.
    <Select key="k" options={characters} maxItems={2} />,
    // @ts-expect-error Several values come as a list.
    <Select key="l" multiple options={characters} value={1} />,
  ];
}

describe('types (SEL-1)', () => {
  it('are what the compiler checks', () => {
    expectTypeOf(elements).toBeFunction();
  });
});
