'use client';

import {
  dataAttributes,
  FormValuesContext,
  isElement,
  listen,
  useHydrated,
  useLatestCallback,
  useMergedRefs,
} from '@guadua/utils/internal';
import { clsx } from 'clsx/lite';
import {
  type FormEvent,
  type ReactElement,
  useContext,
  useEffect,
  useInsertionEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { takeWordsBack } from '../field/native-errors';
import { formOwn } from '../shared/form-own';
import type { FormProps } from './form.types';
import { FormContext, type FormContextValue } from './form-context';
import { UnplacedErrors } from './form-errors';
import { type FormValues, valueAt } from './form-names';
import { createFormStore } from './form-store';
import { answeredErrors } from './server-errors';
import { NO_ERRORS } from './submission-run';
import { useFormState } from './use-form-state';
import { useSubmission } from './use-submission';
import { createValuesStore } from './values-store';

/**
 * Un formulario nativo que valida, se envía una sola vez y lleva cada error a su campo: los del navegador, los de un
 * esquema y los del servidor. El primero recibe el foco, y nada de lo escrito se pierde.
 * @example
 * <Form onSubmit={(values) => save(values)} schema={person}>
 *   <FormErrors />
 *   <Field label="Correo"><TextInput name="correo" type="email" required /></Field>
 *   <Button type="submit">Guardar</Button>
 * </Form>
 */
export function Form<Values>(
  props: FormProps<Values> & Required<Pick<FormProps<Values>, 'schema'>>,
): ReactElement;
export function Form(props: FormProps): ReactElement;
export function Form<Values = FormValues>({
  action,
  onSubmit,
  errors,
  schema,
  defaultValues,
  onValuesChange,
  onError,
  confirmLeave = false,
  noValidate = false,
  onReset,
  className,
  children,
  ref,
  ...rest
}: FormProps<Values>) {
  const root = useRef<HTMLFormElement>(null);
  const mergedRef = useMergedRefs(root, ref);
  const isHydrated = useHydrated();
  const given = useLatestCallback(() => ({ defaultValues, onValuesChange }));
  const [context] = useState<FormContextValue>(() => {
    const store = createFormStore(root, answeredErrors(errors));
    const values = createValuesStore({
      form: () => root.current,
      props: given,
      onDirty: (dirty) => store.update({ dirty }),
      onEdit: store.edited,
    });
    return { ...store, values };
  });
  const { values } = context;
  useInsertionEffect(() => values.follow(), [values]);
  const { pending, submit, leave } = useSubmission<Values>(root, context, {
    action,
    onSubmit,
    errors,
    schema,
    onError,
    noValidate,
  });
  useEffect(() => {
    const form = root.current;
    if (!form) return;
    const onEdit = ({ target, type }: Event) => {
      const name = isElement(target) && formOf(target) === form && target.getAttribute('name');
      takeWordsBack();
      // A `change` comes again, and late, for what an `input` has reported.
      if (name) values.edited(name, target, type === 'input');
    };
    // The root listens, because a control may stand outside of its form and name it with `form`.
    return listen(formOwn(form, 'getRootNode')(), 'input change', onEdit);
  }, [values]);

  const controls = useMemo(
    () => ({
      defaultOf: (name: string | undefined) =>
        name === undefined ? undefined : valueAt(defaultValues, name),
      form: () => root.current,
    }),
    [defaultValues],
  );

  const startOver = (event: FormEvent<HTMLFormElement>) => {
    onReset?.(event);
    if (event.defaultPrevented || event.target !== root.current) return;
    leave();
    context.update({ submitted: false, failed: false, errors: NO_ERRORS });
    values.restart();
  };
  return (
    <FormContext value={context}>
      <form
        {...rest}
        ref={mergedRef}
        action={action}
        // Without scripts the browser's own messages are all there is.
        noValidate={noValidate || isHydrated}
        className={clsx('gd-form', className)}
        aria-busy={pending || undefined}
        onSubmit={submit}
        onReset={startOver}
        {...dataAttributes({ pending })}
      >
        <UnplacedErrors />
        <FormValuesContext value={controls}>{children}</FormValuesContext>
        {confirmLeave && <LeaveGuard />}
      </form>
    </FormContext>
  );
}

// Insertion effects are the one kind that goes on while `<Activity>` hides the form: its changes are unsent there too.
function LeaveGuard() {
  const form = useContext(FormContext);
  const { dirty } = useFormState();
  useInsertionEffect(() => {
    // The listener is there only while it is needed: Firefox keeps no page with one for going back to.
    if (!dirty) return;
    return listen<BeforeUnloadEvent>(window, 'beforeunload', (event) => {
      // A handler that resets the form and leads on does so before this is rendered anew.
      if (form?.state().dirty) event.preventDefault();
    });
  }, [dirty, form]);
  return null;
}

function formOf(element: Element): unknown {
  return ('form' in element && element.form) || element.closest('form');
}
