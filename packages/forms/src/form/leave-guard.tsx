import { listen } from '@guadua/utils/internal';
import { useContext, useInsertionEffect } from 'react';
import { FormContext } from './form-context';
import { useFormState } from './use-form-state';

// Insertion effects are the one kind that goes on while `<Activity>` hides the form: its changes are unsent there too.
export function LeaveGuard() {
  const form = useContext(FormContext);
  const { dirty } = useFormState();
  useInsertionEffect(() => {
    // The listener is there only while it is needed: Firefox keeps no page with one for going back to.
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      // A handler that resets the form and leads on does so before this is rendered anew.
      if (form?.state().dirty) event.preventDefault();
    };
    return listen<BeforeUnloadEvent>(window, 'beforeunload', ask);
  }, [dirty, form]);
  return null;
}
