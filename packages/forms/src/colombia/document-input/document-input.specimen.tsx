import {
  defineSpecimen,
  type LabelState,
  type SpecimenProps,
  type Specimens,
} from '@guadua/catalog';
import { Field } from '@guadua/forms';
import { DocumentInput, type IdentityDocument, verifyDocument } from '@guadua/forms/colombia';
import { useState } from 'react';

function Document({ t }: SpecimenProps) {
  const [value, setValue] = useState<IdentityDocument | null>(null);
  return (
    <Field
      label={t('Documento')}
      errors={verifyDocument(value)}
      messages={{ verifyDocument: t('No') }}
    >
      <DocumentInput name="documento" value={value} onChange={setValue} clearable />
    </Field>
  );
}

export const specimens: Specimens = {
  'document-input': defineSpecimen({
    covers: ['DocumentInput'],
    View: Document,
    use: (user) => user.write('#specimen input', '1032456789'),
  }),
};

export const variants: Specimens = {
  'document-input-plain': defineSpecimen<IdentityDocument | null>({
    covers: ['DocumentInput'],
    View: ({ t, control }) => <DocumentInput aria-label={t('Documento')} {...control} />,
    control: {
      initial: { type: 'CC', number: '1032456789' },
      invalid: (value) =>
        value !== null &&
        !/^[-\dA-Z]{1,17}$/.test(value.number) &&
        `${JSON.stringify(value)} is no half document`,
      submits: (value) => [value?.number ?? ''],
    },
  }),
};

export const labelStates: readonly LabelState[] = [
  {
    title: 'a document that is not whole',
    element: (
      <form>
        <Field label="Έγγραφο">
          <DocumentInput />
        </Field>
        <button type="submit">Αποστολή</button>
      </form>
    ),
    use: async ({ click, keys, shown }) => {
      await click('input');
      await keys('12{Enter}');
      await shown('forms.errors.verifyDocument', 'forms.document.type');
    },
  },
];
