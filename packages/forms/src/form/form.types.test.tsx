import type { ReactElement } from 'react';
import { describe, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { Form } from './form';

const PERSON = z.object({ salario: z.number(), hijos: z.array(z.object({ nombre: z.string() })) });
const AMOUNT = z.object({ salario: z.string() }).transform(({ salario }) => Number(salario));

/** Never rendered: the compiler is what is asked (FRM-3). */
function elements(): ReactElement[] {
  return [
    <Form
      key="a"
      schema={PERSON}
      onSubmit={(values) => {
        expectTypeOf(values).toEqualTypeOf<{ salario: number; hijos: { nombre: string }[] }>();
      }}
    />,
    // What the schema gives, not what it takes.
    <Form
      key="b"
      schema={AMOUNT}
      onSubmit={(total) => void expectTypeOf(total).toEqualTypeOf<number>()}
    />,
    // Without a schema only the names are certain.
    <Form
      key="c"
      onSubmit={(values, { formData, submitter }) => {
        expectTypeOf(values).toEqualTypeOf<Record<string, unknown>>();
        expectTypeOf(formData).toEqualTypeOf<FormData>();
        expectTypeOf(submitter).toEqualTypeOf<HTMLElement | null>();
      }}
      onValuesChange={(values) => expectTypeOf(values.salario).toBeUnknown()}
    />,
    // @ts-expect-error: nothing makes a number of what a field is called.
    <Form<{ salario: number }> key="d" onSubmit={({ salario }) => void salario.toFixed(2)} />,
    // @ts-expect-error: a handler can't promise it either.
    <Form key="e" onSubmit={(values: { salario: number }) => void values.salario.toFixed(2)} />,
    <Form<{ salario: Date }>
      key="f"
      // @ts-expect-error: the schema gives another type than the one that is asked for.
      schema={PERSON}
      onSubmit={({ salario }) => void salario.getTime()}
    />,
    <Form key="h" onSubmit={async () => ({ 'hijos[0].nombre': { key: 'required' } })} />,
    // @ts-expect-error: what was saved is no answer, because its texts would be shown as errors.
    <Form key="i" onSubmit={async () => ({ id: 5, nombre: 'Ana' })} />,
    // @ts-expect-error: without a schema an unknown value is no number.
    <Form key="g" onSubmit={({ salario }) => void salario.toFixed(2)} />,
  ];
}

describe('the type of what a Form hands over', () => {
  it('is what its schema gives, else only what is certain (FRM-3)', () => {
    expectTypeOf(elements).returns.toEqualTypeOf<ReactElement[]>();
  });
});
