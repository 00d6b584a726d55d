/** Where a component stands in the sources, beyond the file that declares it. */
export interface ComponentSources {
  /**
   * Files with its elements, from `packages/`, whose `data-*` attributes are its own; `file#option`
   * where the element at its root is the part `option`.
   */
  readonly views: readonly string[];
  /** Style sheets with its variables, from `packages/`. */
  readonly styles?: readonly string[];
}

const TEXT_FIELD = { views: ['forms/src/shared/text-field.tsx'] };
const CALENDAR_VIEWS = [
  'date/src/calendar/inline-calendar.tsx',
  'date/src/calendar/calendar-panel.tsx',
  'date/src/calendar/calendar-footer.tsx',
  'date/src/grid/month-view.tsx',
  'date/src/grid/day-cell.tsx',
  'date/src/time-field/time-field.tsx',
];
const CALENDAR_STYLES = ['date/src/calendar/calendar.css', 'date/src/time-field/time-field.css'];
const CALENDAR = { views: CALENDAR_VIEWS, styles: CALENDAR_STYLES };
const PICKER = {
  views: ['date/src/picker/picker.tsx', ...CALENDAR_VIEWS],
  styles: ['date/src/picker/picker.css', ...CALENDAR_STYLES],
};

/** The files of each component. */
export const COMPONENT_SOURCES: Readonly<Record<string, ComponentSources>> = {
  AddressInput: {
    views: ['forms/src/address-input/address-input.tsx', 'forms/src/address-input/via-list.tsx'],
    styles: ['forms/src/address-input/address-input.css'],
  },
  Button: {
    views: ['utils/src/button/button.tsx'],
    styles: ['utils/src/button/button.css'],
  },
  ButtonGroup: {
    views: ['utils/src/button/button-group.tsx', 'utils/src/button/choice-group.tsx'],
  },
  ButtonGroupItem: { views: ['utils/src/button/button-group-item.tsx'] },
  Calendar: CALENDAR,
  Carousel: {
    views: ['utils/src/carousel/carousel.tsx'],
    styles: ['utils/src/carousel/carousel.css'],
  },
  CarouselSlide: { views: [] },
  Checkbox: { views: ['forms/src/choice/toggle.tsx'], styles: ['forms/src/choice/choice.css'] },
  CopyButton: { views: ['utils/src/button/copy-button.tsx'] },
  CurrencyInput: TEXT_FIELD,
  DatePicker: PICKER,
  DateRangePicker: PICKER,
  FacebookButton: {
    views: ['utils/src/social/social-buttons.tsx'],
    styles: ['utils/src/social/social.css'],
  },
  Field: { views: ['forms/src/field/field.tsx'], styles: ['forms/src/field/field.css'] },
  FieldErrors: { views: ['forms/src/field/field-errors.tsx'] },
  FileInput: {
    views: [
      'file/src/file-input/file-input.tsx',
      'file/src/file-input/file-list-item.tsx',
      'file/src/file-input/file-preview.tsx',
    ],
    styles: ['file/src/file-input/file-input.css'],
  },
  GoogleButton: {
    views: ['utils/src/social/social-buttons.tsx'],
    styles: ['utils/src/social/social.css'],
  },
  Highlight: { views: ['utils/src/highlight/highlight.tsx'] },
  ImageInput: {
    views: ['file/src/image-input/image-input.tsx'],
    styles: ['file/src/image-input/image-input.css'],
  },
  MaskedInput: TEXT_FIELD,
  NativeSelect: { views: ['forms/src/choice/native-select.tsx'] },
  NitInput: {
    views: ['forms/src/shared/text-field.tsx', 'forms/src/nit-input/nit-input.tsx'],
    styles: ['forms/src/nit-input/nit-input.css'],
  },
  NumberInput: TEXT_FIELD,
  PinInput: {
    views: ['forms/src/pin-input/pin-input.tsx'],
    styles: ['forms/src/pin-input/pin-input.css'],
  },
  RadioGroup: {
    views: ['forms/src/choice/radio-group.tsx'],
    styles: ['forms/src/choice/choice.css'],
  },
  RangeCalendar: CALENDAR,
  Select: {
    views: [
      'select/src/select/select.tsx',
      'select/src/select/use-select.ts',
      'select/src/select/select-listbox.tsx',
      'select/src/select/select-option.tsx#option',
      'select/src/select/select-tokens.tsx',
      'select/src/select/select-popup.tsx',
      'select/src/select/select-trigger.tsx',
    ],
    styles: ['select/src/select/select.css'],
  },
  Snackbars: {
    views: ['utils/src/snackbar/snackbars.tsx', 'utils/src/snackbar/snackbar-view.tsx'],
    styles: ['utils/src/snackbar/snackbar.css'],
  },
  Switch: { views: ['forms/src/choice/toggle.tsx'], styles: ['forms/src/choice/choice.css'] },
  TextArea: {
    views: ['forms/src/text-area/text-area.tsx'],
    styles: ['forms/src/text-area/text-area.css'],
  },
  TextInput: TEXT_FIELD,
  Tooltip: {
    views: ['utils/src/tooltip/tooltip.tsx'],
    styles: ['utils/src/tooltip/tooltip.css'],
  },
  GuaduaProvider: { views: [] },
};

/** What a page documents, by the names under which it is exported. */
export interface PageContent {
  readonly components?: readonly string[];
  /** Some props of a component that another page tells of in full. */
  readonly excerpts?: Readonly<Record<string, { page: string; props: readonly string[] }>>;
  readonly functions?: readonly string[];
  readonly types?: readonly string[];
}

/** Which part of the packages stands on which page of the site. */
export const PAGE_CONTENTS: Readonly<Record<string, PageContent>> = {
  '/ui/buttons': {
    components: ['Button', 'CopyButton', 'Tooltip'],
    functions: ['copyToClipboard', 'useClipboard'],
  },
  '/ui/buttons-group': {
    components: ['ButtonGroup', 'ButtonGroupItem'],
    types: ['ButtonGroupChangeDetails'],
  },
  '/forms/basic': {
    components: [
      'TextInput',
      'NumberInput',
      'TextArea',
      'NativeSelect',
      'RadioGroup',
      'Checkbox',
      'Switch',
      'Field',
      'FieldErrors',
    ],
    functions: [
      'required',
      'compose',
      'alreadyExists',
      'match',
      'lowerThan',
      'lowerOrEqualThan',
      'greaterThan',
      'greaterOrEqualThan',
      'betweenRange',
      'dateLowerThan',
      'dateGreaterThan',
      'useValidation',
      'toRHF',
      'fromRHF',
      'toStandardSchema',
    ],
    types: ['ChangeDetails', 'ChoiceOption', 'Validation'],
  },
  '/forms/extras': {
    components: ['CurrencyInput', 'AddressInput', 'NitInput', 'MaskedInput'],
    functions: [
      'formatNumber',
      'formatCurrency',
      'parseNumber',
      'parseAddress',
      'formatAddress',
      'addressValue',
      'VIAS',
      'verifyNIT',
      'nitCheckDigit',
      'nitCheck',
      'formatNIT',
      'applyMask',
      'unmask',
      'isMaskComplete',
      'maskErrors',
      'verifyCPF',
      'verifyCNPJ',
    ],
    types: ['AddressParts', 'AddressChangeDetails', 'MaskedChangeDetails', 'AmbiguousNumber'],
  },
  '/forms/pin': { components: ['PinInput'], types: ['ChangeDetails'] },
  '/select/basic': {
    components: ['Select'],
    types: ['SelectChangeDetails', 'SelectMultipleChangeDetails'],
  },
  '/select/templates': {
    components: ['Highlight'],
    excerpts: {
      Select: {
        page: '/select/basic',
        props: ['renderOption', 'renderBadge', 'renderItem', 'renderGroup', 'renderEmpty'],
      },
    },
    functions: ['highlightRanges', 'removeDiacritics'],
    types: ['SelectItemState'],
  },
  '/select/remote': {
    excerpts: {
      Select: {
        page: '/select/basic',
        props: ['remote', 'valueAs', 'searchDebounce', 'loadMoreGap', 'onSearch', 'onScrollToEnd'],
      },
    },
    types: ['RemoteOptions', 'RemoteRequest'],
  },
  '/select/options': {
    excerpts: {
      Select: {
        page: '/select/basic',
        props: [
          'options',
          'labelKey',
          'primaryKey',
          'disabledKey',
          'groupBy',
          'searchBy',
          'simple',
          'limit',
          'badgeLimit',
          'canSelect',
          'creatable',
          'onCreate',
          'container',
        ],
      },
    },
    types: ['SelectState'],
  },
  '/date/basic': {
    components: ['DatePicker', 'Calendar'],
    functions: ['holidaysCo', 'businessDays', 'registerDatePlugin'],
    types: ['DateChangeDetails', 'LockedDateEvent', 'HighlightedDay', 'DatePluginFeatures'],
  },
  '/date/range': {
    components: ['DateRangePicker', 'RangeCalendar'],
    types: ['DateChangeDetails', 'LockedRangeEvent', 'DateShortcut'],
  },
  '/date/utils': {
    functions: [
      'formatDate',
      'parseDate',
      'toDate',
      'isBefore',
      'isSameOrBefore',
      'isAfter',
      'isSameOrAfter',
      'isSame',
      'isBetween',
      'add',
      'subtract',
      'diff',
      'getToday',
      'getYesterday',
      'getTomorrow',
      'getWeek',
      'getMonth',
      'getYear',
      'getDateRange',
      'colombianHolidays',
      'isHoliday',
      'nextHoliday',
      'isBusinessDay',
      'addBusinessDays',
      'countBusinessDays',
      'dateShortcuts',
    ],
    types: ['DateSpan', 'Holiday', 'DateShortcut'],
  },
  '/file/basic': {
    components: ['FileInput'],
    functions: [
      'detectFileType',
      'readAsArrayBuffer',
      'readAsDataURL',
      'urlToFile',
      'urlToDataUrl',
      'maxFileSize',
      'minFileSize',
      'fileType',
      'requiredFileType',
      'planFileList',
      'fileNameFromUrl',
      'sanitizeFileName',
      'formatFileSize',
    ],
    types: ['FileChangeDetails', 'FileRejection', 'FileItemState'],
  },
  '/file/image': {
    components: ['ImageInput'],
    functions: ['optimizeImage', 'planResize', 'IMAGE_WIDTH'],
    types: ['OptimizeImageOptions', 'ImageChangeDetails', 'ImageReport', 'OptimizedImage'],
  },
  '/splide': { components: ['Carousel', 'CarouselSlide'], types: ['CarouselIndexDetails'] },
  '/utils/theme': {
    components: ['GuaduaProvider'],
    functions: ['useColorScheme', 'colorScheme', 'colorSchemeScript', 'COLOR_SCHEME_KEY'],
    types: ['ColorSchemeState'],
  },
  '/utils/cookies': {
    functions: ['cookies', 'useCookies', 'createFetch'],
    types: ['CookieOptions'],
  },
  '/utils/click': { functions: ['useLongPress'], types: ['LongPress', 'PressDetails'] },
  '/utils/fullscreen': {
    functions: ['useFullscreen', 'fullscreen'],
    types: ['FullscreenControls'],
  },
  '/utils/snackbar': {
    components: ['Snackbars'],
    functions: ['snackbar', 'useSnackbar', 'SNACKBAR_TIMING', 'SNACKBAR_LIMIT'],
    types: ['SnackbarAction', 'SnackbarPromiseMessages'],
  },
  '/utils/password': {
    functions: ['generatePassword', 'passwordEntropy', 'PASSWORD_CHARACTERS'],
  },
  '/social': {
    components: ['GoogleButton', 'FacebookButton'],
    functions: [
      'createGoogleSignIn',
      'createFacebookSignIn',
      'useGoogleSignIn',
      'useFacebookSignIn',
    ],
    types: ['SignIn', 'GoogleProfile', 'FacebookProfile'],
  },
};

/** Public names that no page tells of, each with the reason. */
export const UNTOLD: Readonly<Record<string, string>> = {
  ClipboardError: 'copyToClipboard says when it comes',
  ImageOptimizeError: 'ImageInput says when it comes',
  SignInError: 'the buttons show its message',
  LoadScriptError: 'loadScript says when it comes',
  loadScript: 'in the README of the package',
  download: 'in the README of the package',
  hasValue: 'in the README of the package',
  nameCase: 'in the README of the package',
  titleCase: 'in the README of the package',
  uniqueId: 'in the README of the package',
};
