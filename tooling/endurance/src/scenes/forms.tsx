import {
  AddressInput,
  alreadyExists,
  Checkbox,
  CurrencyInput,
  compose,
  Field,
  FieldErrors,
  MaskedInput,
  NativeSelect,
  NitInput,
  NumberInput,
  PinInput,
  RadioGroup,
  required,
  Switch,
  TextArea,
  TextInput,
  useValidation,
  type ValidationErrors,
  verifyNIT,
} from '@guadua/forms';
import { useState } from 'react';
import type { Scene, SceneProps } from './scene.types.ts';
import type { SceneName } from './scene-names.ts';

type FormsScene = Extract<
  SceneName,
  | 'text-input'
  | 'text-area'
  | 'number-input'
  | 'currency-input'
  | 'native-select'
  | 'radio-group'
  | 'checkbox'
  | 'switch'
  | 'masked-input'
  | 'nit-input'
  | 'address-input'
  | 'pin-input'
>;

/** Nobody has a name that the server knows, save Bochica. */
const validateName = compose<string>(
  required,
  alreadyExists((name: string) => Promise.resolve(name === 'Bochica'), { debounce: 0 }),
);

function Text({ t }: SceneProps) {
  const [value, setValue] = useState('');
  const { errors, pending } = useValidation(value, validateName);
  return (
    <Field
      label={t('Usuario')}
      description={t('Así te verán los demás')}
      required
      errors={errors}
      pending={pending}
    >
      <TextInput
        name="usuario"
        value={value}
        onChange={setValue}
        only={/[^<0-9]/g}
        textCase="name"
        prefix={t('@')}
        clearable
        placeholder={t('Tu nombre')}
      />
      <FieldErrors messages={{ required: t('Requerido'), alreadyExists: t('Ya existe') }} />
    </Field>
  );
}

function Area({ t }: SceneProps) {
  return (
    <Field label={t('Comentario')}>
      <TextArea autoGrow minRows={2} maxRows={6} defaultValue={t('Primera línea')} />
    </Field>
  );
}

function Numbers({ t }: SceneProps) {
  return (
    <Field label={t('Cantidad')} description={t('Entre 1 y 99')}>
      <NumberInput min={1} max={99} defaultValue={5} suffix={t('unidades')} clearable />
    </Field>
  );
}

function Currency({ t }: SceneProps) {
  return (
    <Field label={t('Precio')}>
      <CurrencyInput defaultValue={1_234_567.5} fixedDecimals suffix={t('COP')} />
    </Field>
  );
}

function Native({ t }: SceneProps) {
  return (
    <Field label={t('Departamento')}>
      <NativeSelect
        placeholder={t('Elige uno')}
        options={[
          { value: 'ant', label: t('Antioquia') },
          { value: 'val', label: t('Valle del Cauca') },
          { value: 'boy', label: t('Boyacá'), disabled: true },
        ]}
      />
    </Field>
  );
}

function Radios({ t }: SceneProps) {
  return (
    <Field label={t('Entrega')}>
      <RadioGroup
        name="entrega"
        options={[
          { value: 'casa', label: t('A domicilio'), description: t('Llega mañana') },
          { value: 'tienda', label: t('En la tienda') },
          { value: 'dron', label: t('Por dron'), disabled: true },
        ]}
      />
    </Field>
  );
}

function Check({ t }: SceneProps) {
  return (
    <div className="row">
      <Checkbox name="acepto" submitValue={t('sí')}>
        {t('Acepto los términos')}
      </Checkbox>
      <Checkbox indeterminate>{t('Todas las ciudades')}</Checkbox>
    </div>
  );
}

function Toggle({ t }: SceneProps) {
  return <Switch>{t('Recibir correos')}</Switch>;
}

function Masked({ t }: SceneProps) {
  return (
    <div className="row">
      <Field label={t('Hora')}>
        <MaskedInput mask="time" />
      </Field>
      <Field label={t('Placa')}>
        <MaskedInput mask="SSS-000" valueType="raw" prefix={t('CO')} />
      </Field>
      <Field label={t('Código')}>
        <MaskedInput mask={t('\\A00-SS')} defaultValue={t('A12-bc')} />
      </Field>
    </div>
  );
}

function Nit({ t }: SceneProps) {
  const [value, setValue] = useState('');
  return (
    <Field
      label={t('NIT')}
      errors={compose<string>(required, verifyNIT)(value) as ValidationErrors}
      messages={{
        required: t('Requerido'),
        verifyNIT: t('Formato: xxxxxxxxx-x'),
        verifyNITIntegrity: t('NIT inválido'),
      }}
    >
      <NitInput value={value} onChange={setValue} />
    </Field>
  );
}

function Address({ t }: SceneProps) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <Field
      label={t('Dirección')}
      description={t('Donde recibes el pedido')}
      errors={required(value)}
      messages={{ required: t('Requerido') }}
      required
    >
      <AddressInput name="direccion" value={value} onChange={setValue} />
    </Field>
  );
}

function Pin({ t }: SceneProps) {
  return (
    <Field label={t('Código de ingreso')}>
      <PinInput name="codigo" length={6} />
    </Field>
  );
}

/** The scenes of `@guadua/forms`. */
export const formsScenes: Record<FormsScene, Scene> = {
  'text-input': {
    covers: ['Field', 'FieldErrors', 'TextInput', 'useValidation'],
    View: Text,
    use: async (hands) => {
      await hands.write('#stage input', 'maría del mar');
      await hands.press('#stage .gd-icon-button');
      (await hands.find('#stage input')).blur();
      await hands.find('.gd-field__error');
    },
  },
  'text-area': {
    covers: ['TextArea'],
    View: Area,
    use: (hands) => hands.write('#stage textarea', 'Otra línea\ny otra\ny una más\n'),
  },
  'number-input': {
    covers: ['NumberInput'],
    View: Numbers,
    use: async (hands) => {
      (await hands.find('#stage input')).focus();
      await hands.key('ArrowUp');
      await hands.key('PageDown');
    },
  },
  'currency-input': {
    covers: ['CurrencyInput'],
    View: Currency,
    use: (hands) => hands.write('#stage input', '9'),
  },
  'native-select': {
    covers: ['NativeSelect'],
    View: Native,
    use: async (hands) => {
      const select = await hands.find('#stage select');
      if (select instanceof HTMLSelectElement) select.value = 'val';
      select.dispatchEvent(new Event('change', { bubbles: true }));
      await hands.settle();
    },
  },
  'radio-group': {
    covers: ['RadioGroup'],
    View: Radios,
    use: (hands) => hands.press('#stage input[value=tienda]'),
  },
  checkbox: {
    covers: ['Checkbox'],
    View: Check,
    use: (hands) => hands.press('#stage input'),
  },
  switch: {
    covers: ['Switch'],
    View: Toggle,
    use: (hands) => hands.press('#stage input'),
  },
  'masked-input': {
    covers: ['MaskedInput'],
    View: Masked,
    use: (hands) => hands.write('#stage input', '1045'),
  },
  'nit-input': {
    covers: ['NitInput'],
    View: Nit,
    use: async (hands) => {
      await hands.write('#stage input', '899999068');
      await hands.press('#stage button');
    },
  },
  'address-input': {
    covers: ['AddressInput'],
    View: Address,
    use: async (hands) => {
      await hands.write('#stage input', 'Carr');
      await hands.key('Enter');
      await hands.type('7');
      (await hands.find('#stage input')).focus();
      await hands.find('[role=listbox]');
    },
  },
  'pin-input': {
    covers: ['PinInput'],
    View: Pin,
    use: (hands) => hands.write('#stage input', '123456'),
  },
};
