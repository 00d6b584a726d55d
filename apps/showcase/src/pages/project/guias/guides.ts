/** What another library has, what takes its place, and what one changes oneself. */
export interface GuideRow {
  readonly theirs: string;
  /** Code with names that the packages export. */
  readonly ours: string;
  readonly byHand: string;
}

/** The way from one library. */
export interface Guide {
  readonly library: string;
  /** The page on which what takes its place can be tried. */
  readonly to: string;
  readonly rows: readonly GuideRow[];
}

const row = (theirs: string, ours: string, byHand: string): GuideRow => ({ theirs, ours, byHand });

const SAME = 'Nada.';

export const GUIDES: readonly Guide[] = [
  {
    library: 'react-select',
    to: '/select/basic',
    rows: [
      row('options={[{ value, label }]}', '<Select options={options} />', SAME),
      row(
        'value={option}',
        'value={key}',
        'El valor es la clave y no la opción: guarda `option.value`.',
      ),
      row(
        'onChange={(option) => …}',
        'onChange={(key, details) => …}',
        'La opción está en `details.option`.',
      ),
      row('isMulti', 'multiple', SAME),
      row(
        'isClearable, isSearchable',
        'clearable, searchable',
        'Aquí ya se puede borrar: apágalo con `clearable={false}`.',
      ),
      row('isDisabled, isOptionDisabled', 'disabled, disabledKey', SAME),
      row(
        'formatOptionLabel',
        'renderOption, renderBadge',
        'La lista y lo elegido se dibujan aparte.',
      ),
      row(
        'AsyncSelect, loadOptions',
        'remote={remoteList({ getList })}',
        'La respuesta se carga por páginas.',
      ),
      row('CreatableSelect, onCreateOption', 'onCreate', 'Devuelve la opción nueva.'),
      row(
        'styles, theme',
        'classNames',
        'Los colores son variables de CSS: pasa cada estilo a tu hoja.',
      ),
    ],
  },
  {
    library: 'react-datepicker',
    to: '/date/basic',
    rows: [
      row('selected, onChange', '<DatePicker value={date} onChange={setDate} />', SAME),
      row('dateFormat', 'inputFormat', 'Los mismos patrones; el de Colombia ya viene.'),
      row('minDate, maxDate', 'minDate, maxDate', SAME),
      row(
        'excludeDates, filterDate',
        'lockDays, isDateDisabled',
        '`isDateDisabled` responde al revés que `filterDate`.',
      ),
      row(
        'selectsRange',
        '<DateRangePicker value={{ from, to }} />',
        'Un objeto en lugar de dos fechas sueltas.',
      ),
      row('showTimeSelect', 'time={clock()}', SAME),
      row(
        'showMonthYearPicker',
        '<MonthPicker valueAs="iso" />',
        'El valor es un texto como `2026-03`; sin `valueAs`, su primer y su último día.',
      ),
      row('inline', '<Calendar />', SAME),
      row(
        'holidays, highlightDates',
        'plugins={[holidaysCo()]}',
        'Los festivos de Colombia ya vienen; borra tu lista.',
      ),
      row(
        'registerLocale',
        '<GuaduaProvider locale="en-US">',
        'Borra los archivos de date-fns: no hacen falta.',
      ),
    ],
  },
  {
    library: 'react-dropzone',
    to: '/file/basic',
    rows: [
      row('useDropzone()', '<FileInput />', 'Borra tu zona, tu lista y sus botones: ya vienen.'),
      row("accept={{ 'image/*': ['.png'] }}", 'accept="image/*,.png"', 'Un texto, como en HTML.'),
      row('onDrop, onDropAccepted', 'onChange', 'Recibe todos los archivos, no solo los nuevos.'),
      row('onDropRejected', 'onReject', 'Borra tus mensajes: el campo ya muestra por qué.'),
      row('maxSize, maxFiles', 'maxSize, maxItems', SAME),
      row('validator', '<Field errors={errors}>', 'Mira el valor y da los errores al campo.'),
      row('isDragActive', 'classNames', 'El estado es un atributo `data-` para tu CSS.'),
      row('URL.createObjectURL', 'thumbnail', 'Borra tus vistas previas y su limpieza.'),
    ],
  },
  {
    library: 'input-otp',
    to: '/forms/pin',
    rows: [
      row('maxLength={6}', '<PinInput length={6} />', SAME),
      row(
        'render={({ slots }) => …}',
        'groups={[3, 3]}',
        'Borra tus casillas y el cursor dibujado.',
      ),
      row(
        'value, onChange',
        'onChange, onTextChange',
        '`onChange` da `null` mientras está incompleto.',
      ),
      row('onComplete', 'onComplete', SAME),
      row('pattern={REGEXP_ONLY_DIGITS}', 'alphanumeric', 'Sin ella solo entran dígitos.'),
      row('pasteTransformer', 'pasteTransformer', SAME),
    ],
  },
  {
    library: 'Mantine',
    to: '/forms/basic',
    rows: [
      row(
        '<TextInput label description error />',
        '<Field label="Nombre" description="…" errors={errors}>',
        'El campo envuelve al control.',
      ),
      row('withAsterisk', 'required', 'La marca aparece sola en lo obligatorio.'),
      row(
        '<NumberInput thousandSeparator />',
        '<NumberInput />',
        'Los separadores son los del idioma.',
      ),
      row('<Select data={…} />', '<Select options={options} />', SAME),
      row('<DatePickerInput />', '<DatePicker />', SAME),
      row('<PinInput />, <PasswordInput />', '<PinInput />, <PasswordInput />', SAME),
      row('<Dropzone />', '<FileInput />', SAME),
      row(
        'useForm({ initialValues })',
        '<Form defaultValues={values} onSubmit={save}>',
        'Sin `getInputProps`: basta con `name`.',
      ),
      row(
        'MantineProvider theme',
        'GuaduaProvider',
        'Los colores van en tu CSS; ambas pueden convivir.',
      ),
    ],
  },
  {
    library: 'React Hook Form',
    to: '/forms/recipes',
    rows: [
      row(
        "<input {...register('nombre')} />",
        '<TextInput {...field} />',
        'Usa `Controller`, que da `field`.',
      ),
      row(
        'errors.nombre && <p role="alert">',
        '<Field errors={fromRHF(fieldState.error)}>',
        'Borra los párrafos y sus `aria-`.',
      ),
      row(
        'shouldFocusError',
        '<Form><FormErrors /></Form>',
        'Ponlo en `false`: `Form` lleva al primer error.',
      ),
      row('valueAsNumber', '<NumberInput {...field} />', 'Vacío es `null`, no `NaN`.'),
      row(
        'rules={{ required: true }}',
        'rules={{ validate: toRHF(required) }}',
        'O un esquema con `zodResolver`, igual que antes.',
      ),
      row(
        'useFieldArray, watch',
        'useFormRows, useFormValues',
        'Solo si dejas que `Form` guarde los valores.',
      ),
    ],
  },
];
