// biome-ignore-all lint/style/noExcessiveLinesPerFile: one table, with the reason of each figure beside it
import type { Import } from './measure.ts';

/** A row of the table: what is imported, and how many bytes (gzip) it may bring along. */
export interface Budget {
  name: string;
  imports: readonly Import[];
  /** Workers that come along, by their path below `packages`: they count as they are published. */
  workers?: readonly string[];
  /** Bytes, min + gzip, React and styles apart: more fails. */
  limit: number;
  /**
   * What was promised, where the limit is above it: the row says so each time, until one of the two
   * moves (docs/architecture.md, "Budgets").
   */
  target?: number;
}

const kB = 1000;

/** The sizes that docs/architecture.md promises ("Budgets"). A row changes with its reason in the commit. In each
 * widget, 0.03 of it: a form resets what `<Activity>` hides too, and 0.01: an edit is that of the form which the
 * control names. In each with a popup, 0.05: Escape passes a tooltip that nobody sees, and no sheet opens for a
 * control that was lost meanwhile. */
export const BUDGETS: readonly Budget[] = [
  {
    name: 'utils: functions and hooks',
    // `loadScript` takes addresses of Trusted Types, and says why one was refused: 0.04.
    // `copyToClipboard` works in dialogs of other libraries and in shadow roots: 0.15. A press ends when
    // its window loses the focus: 0.02. No digit of an id in a cookie of JSON is lost: 0.05.
    // A name after which Chromium keeps no cookie of the page is refused: 0.01.
    imports: [{ from: '@guadua/utils' }],
    // Callers without types, 0.2: what is no text is neither copied nor taken for one, what is no file is no
    // address to save, a time of `Infinity` does not end at once, an id may be a number.
    // A scroll that does not move what is pressed ends no press: 0.03. A callback that is always the newest is two
    // hooks instead of three: 0.01, here and below. The first press after a drag in Safari: 0.02.
    // An element that fills the screen is known in a shadow root: 0.02.
    limit: 8.69 * kB,
    target: 6 * kB,
  },
  {
    // Popups take over density and scheme of their anchor: 0.1 here, 0.06 in the fields.
    name: 'utils/ui: all of it, Radix apart',
    imports: [
      {
        from: '@guadua/utils/ui',
        without: ['@radix-ui/react-popover', '@radix-ui/react-tooltip', '@radix-ui/react-slot'],
      },
    ],
    // 0.05 of it: live regions that a modal popover does not silence. 0.1: snackbars in dialogs of
    // other libraries.
    // The same here, 0.13; a retired value of a group is seen, and its arrows work in shadow roots, 0.1; a second
    // place for snackbars follows the first, 0.05; a trigger that is no element takes no page along, 0.03.
    // A popup closes with what its control stands in, and with a frame that is removed: 0.28, here and in all below
    // that have a popup.
    // A tooltip stays while its trigger scrolls, and waits without end: 0.1, and in the two below.
    // An edit of a group outside of a Field reaches the form, and a tooltip stays at its focused element: 0.11.
    // WebKit calls an element hovered for a while that was scrolled away from the pointer: 0.1, and in the two below.
    // What a tap shows is painted before a sheet opens or closes: 0.15, here and below.
    limit: 14.61 * kB,
  },
  {
    // 3.5 of it lock the scrolling of a modal one: Radix brings it along, modal or not; 0.05 keep live
    // regions from being silenced by it.
    name: 'utils/ui: Popover',
    imports: [{ from: '@guadua/utils/ui', names: ['Popover'] }],
    // What a tap shows is painted before a sheet opens or closes: 0.15.
    limit: 29.72 * kB,
    target: 24 * kB,
  },
  {
    name: 'utils/ui: Tooltip',
    imports: [{ from: '@guadua/utils/ui', names: ['Tooltip'] }],
    // It stays at its focused element, here and below: 0.03.
    limit: 22.74 * kB,
  },
  {
    // They share Radix' positioning: the second was to cost 5 kB at most.
    name: 'utils/ui: Tooltip and Popover',
    imports: [{ from: '@guadua/utils/ui', names: ['Tooltip', 'Popover'] }],
    // What is no element stands in one: 0.03.
    // What a tap shows is painted before a sheet opens or closes: 0.15.
    limit: 32.68 * kB,
    target: 27 * kB,
  },
  {
    name: 'utils/carousel: over Splide',
    imports: [{ from: '@guadua/utils/carousel' }],
    // 0.01: an index and a number of slides that are none count as the first and one. 0.01: the two hooks above.
    limit: 2.62 * kB,
    target: 1.5 * kB,
  },
  {
    name: 'utils/carousel: and what comes with Splide',
    imports: [{ from: '@guadua/utils/carousel', without: ['@splidejs/splide'], onDemand: true }],
    // 0.25 kB of it: its arrows, which Splide makes from a text that Trusted Types refuse.
    // In a frame it sees new slides, and goes with the frame: 0.09.
    limit: 3.85 * kB,
  },
  {
    // The providers' scripts come through a policy of Trusted Types: 0.1 here and in the two below.
    name: 'utils/social: both, in three languages',
    imports: [{ from: '@guadua/utils/social' }],
    // A script may wait for ever: 0.01.
    limit: 4.76 * kB,
    target: 3 * kB,
  },
  {
    name: 'utils/social: Google',
    imports: [{ from: '@guadua/utils/social', names: ['createGoogleSignIn', 'GoogleButton'] }],
    limit: 3.45 * kB,
  },
  {
    name: 'utils/social: Facebook',
    imports: [{ from: '@guadua/utils/social', names: ['createFacebookSignIn', 'FacebookButton'] }],
    limit: 3.1 * kB,
  },
  {
    // Groups and a transformer for what is pasted: 0.11. No key is lost in a shadow tree, and a form
    // library's reset empties half a code: 0.04.
    name: 'forms: PinInput',
    imports: [{ from: '@guadua/forms', names: ['PinInput'] }],
    // What was entered before hydration is given to form libraries once they listen: 0.05. What cuts a
    // composition short leaves nothing behind, and dictated digits go on where one writes: 0.1. The first effects of an
    // application send it too, here and in the fields below: 0.04 to 0.14. A form that its first layout effect
    // resets is heard: 0.05, of which the texts of warnings gave back 0.03.
    // What is typed before the scripts come is held, where another text is sent: 0.33.
    // A word is deleted in linear time: 0.02.
    // What `<Activity>` hides stops its form no longer than it must, and outside of a Field an edit reaches the form:
    // 0.06, here and below.
    // A code that is longer than its boxes is not sent: 0.15.
    limit: 6.11 * kB,
    target: 3.8 * kB,
  },
  {
    // Currencies by their code: 0.25. Values and digits that a mask has no place for are kept and said,
    // and times of day are read as people write them: 0.28. What was entered before hydration is given to
    // form libraries once they listen: 0.04.
    name: 'forms: masks and numbers',
    imports: [{ from: '@guadua/forms', names: ['MaskedInput', 'NumberInput', 'CurrencyInput'] }],
    // 0.07 of it: a place for the buttons of a number, which come with `numberSteppers`. 0.35, here and in the
    // text fields below: undo, caret and text hold where callers change what is written, where a part of it
    // is dragged, and where a composition is cut short. The dots round a number of an address stay: 0.03.
    // A digit in place of a whole number gets its zero: 0.08. What is refused stays where it is dragged from: 0.16,
    // here and in the text fields below. In Safari too, where what is dragged goes to the place where it is let go:
    // 0.18, here and below. 1.500.000.00 has cents, and amounts may end in M/CTE: 0.09. What Intl says of Colombia
    // is known without it: 0.04, which spares a page's first number 15 ms, and pesos as much again. The place of a
    // drop in a long text is found at once: 0.02. A time with seconds and a date with its time are read, and a mask of
    // telephone numbers has their keypad: 0.1.
    // What is typed before the scripts come is held, where another text is sent: 0.34.
    // A word is deleted in linear time: 0.02.
    // A hidden field and one outside of a Field, as above; fewer decimals while one types: 0.09.
    limit: 15.46 * kB,
    target: 10.1 * kB,
  },
  {
    // 1.5 of it are the buttons, most of that `useLongPress`, which tells a press from a scroll and repeats. Ten
    // steps with Shift, and names that say which number: 0.08.
    name: 'forms: NumberInput with its buttons',
    imports: [{ from: '@guadua/forms', names: ['NumberInput', 'numberSteppers'] }],
    // With the place of a drop, as above.
    // A press of `Infinity`: 0.01. The text engine listens as popups do, which spares all of forms 0.01: 0.01.
    // A scroll that does not move what is pressed ends no press: 0.03. The first press after a drag counts, and the
    // caret of a drop in a window without the focus: 0.05.
    // What is typed before the scripts come is held, where another text is sent: 0.34.
    // A word is deleted in linear time: 0.02.
    // The same: 0.09.
    limit: 12.91 * kB,
  },
  {
    // The form alone was to cost 2.5 kB over the field: names, schema, answers and summary take 3.6. That a
    // field follows the Fieldset around it is 0.13.
    name: 'forms: Form with a text field',
    imports: [
      {
        from: '@guadua/forms',
        names: ['Field', 'TextInput', 'Form', 'FormErrors', 'useFormState'],
      },
    ],
    // That the first letter after an answer is not lost, and errors are named in the markup of a server: 0.13.
    // What was entered before hydration is given to form libraries once they listen: 0.05. Errors go with the
    // rows that are moved or taken out: 0.35; texts of one field's own, and controls outside of the form: 0.07.
    // What is entered while a form is being sent stays and counts as unsent: 0.05.
    // A closed `<details>` round the first error is opened: 0.04. A reset lets go of an action that never
    // answers, and what was edited while a schema answered is judged again: 0.36. What resets and drops took in
    // text fields (above): 0.15.
    // Functions of texts answer callers without types: 0.02.
    // An e-mail address under rules is sent without the spaces round it: 0.1.
    // What is typed before the scripts come is held, where another text is sent: 0.1, the text of it and the place.
    // A hidden field and one outside of a Field, as above; what is refused is said until the next edit: 0.12.
    // What `<Activity>` hides follows its form, and asks before the page is left: 0.1.
    limit: 16.11 * kB,
    target: 11.8 * kB,
  },
  {
    // CheckboxGroup 1.2, Fieldset 0.7, PasswordInput and its strength 1.6, CharacterCount 0.5,
    // in three languages. The buttons of a number are 1.6, most of it `useLongPress` of @guadua/utils.
    // That the arrows go round a group of radio buttons in WebKit too: 0.15. That `useField` calls
    // `onReset`, besides what Form took (above): 0.1.
    // What Form and masks took last (above) is 0.5. A server's text that was edited before hydration stays in
    // a TextArea too: 0.2; in shadow trees, beside the same id and beside a part that still loads: 0.07.
    name: 'forms: all of it',
    imports: [{ from: '@guadua/forms' }],
    // A reset by a first effect wins over what was entered before hydration, in texts and choices: 0.2. What
    // numbers and resets took (above) is 0.15; dates and the errors of lists come through React Hook Form, a retired
    // value stays in a RadioGroup, and values of the wrong type are taken in every field: 0.25. Colombia without
    // Intl: 0.04. A popup moves with its anchor before the next press, texts answer callers without types, and a
    // press of `Infinity` (above): 0.08. A scroll that does not move what is pressed ends no press: 0.03.
    // Masks and e-mail addresses (above), and why an address is too long, in three languages: 0.4.
    // What is typed before the scripts come is held, where another text is sent: 0.41.
    // The same; choices that are hidden, and groups whose options come later: 0.14.
    // The two of the form and the boxes, above, the latter in three languages: 0.36.
    limit: 52.64 * kB,
    target: 32 * kB,
  },
  {
    name: 'forms/colombia: the functions',
    imports: [
      {
        from: '@guadua/forms/colombia',
        names: [
          'amountInWords',
          'dateInWords',
          'verifyDocument',
          'formatDocument',
          'parsePhone',
          'formatPhone',
          'verifyPhone',
          'parsePlate',
          'verifyPlate',
          'verifyPostalCode',
        ],
      },
    ],
    // A word is deleted in linear time: 0.02.
    limit: 4.2 * kB,
  },
  {
    // In three languages. 8 of it are the text fields and the list of @guadua/forms: beside all of that it
    // brings about the 6 that it was promised at.
    name: 'forms/colombia: all of it, and what it stands on',
    imports: [{ from: '@guadua/forms/colombia' }],
    // Numbers of other countries, for whom the library is: 0.55. A document pasted with its type: 0.06; one that
    // is given without its type: 0.1. What drops and resets took in text fields (above): 0.06.
    // Functions of texts answer callers without types: 0.01.
    // What is typed before the scripts come is held, where another text is sent: 0.26.
    // A hidden field and one outside of a Field, as above: 0.14.
    limit: 16.51 * kB,
  },
  {
    // What comes with the first call: 1 122 municipalities.
    name: 'forms/colombia: loadMunicipalities and its data',
    imports: [{ from: '@guadua/forms/colombia', names: ['loadMunicipalities'], onDemand: true }],
    limit: 8.2 * kB,
  },
  {
    name: 'select: Select, all of it',
    imports: [{ from: '@guadua/select', names: ['Select'] }],
    // 9.7 of it are react-virtual's core, which has to be there when a list opens. Since the target was
    // set came groups that are chosen or folded, tokens that can be reordered (what moves them comes
    // with `reorderTokens`), creations that take time, and what holds in every container
    // (docs/architecture.md, "Budgets"). A popup takes over its control's size without an error of the page,
    // and only repeated words are told apart in an announcement: 0.04, here and below.
    // A press means the row on the screen while a search goes on, a remote list begins at what is selected, and
    // a key that is held down chooses and removes once: 0.25, here and below.
    // Functions of texts answer callers without types: 0.02.
    // The list is made while the mouse button is down, which takes a third off what a click waits for; an option
    // that can't be read and a creation that is never answered stop nothing: 0.38, here and below.
    // A press means the option that it began on, though the list changes before the button comes up; what comes
    // for a select that `<Activity>` hides is not lost; a key finds its formatter and its media query ready: 0.37,
    // here and below.
    // A popup closes with what its control stands in, and with a frame that is removed; a value that the application
    // gives ends a pending creation: 0.22, here and below.
    // Pages know how many rows were shown when they were asked for, so that those that collapsed groups hide come
    // one at a time (what offers them comes with `groupControls`): 0.06, here and below.
    // Of a saved key that is there or no longer wanted no failure is said: 0.02, here and below.
    // A list that is reloaded looks for saved keys anew: 0.02, here and below.
    // Outside of a Field an edit reaches the form: 0.01, here and below.
    // What a tap shows is painted before a sheet opens or closes: 0.15.
    // No creation of several values joins another record: 0.12. A reload asks for the names of saved keys anew: 0.07.
    limit: 39 * kB,
    target: 29.5 * kB,
  },
  {
    // The popup included, and what ties react-virtual's core to React: it is ours too.
    name: 'select: our own code',
    imports: [{ from: '@guadua/select', names: ['Select'], without: ['@tanstack/react-virtual'] }],
    // Functions of texts answer callers without types: 0.02.
    // What a tap shows is painted before a sheet opens or closes: 0.15.
    // The same: 0.19.
    limit: 29.4 * kB,
    target: 9 * kB,
  },
  {
    // Autocomplete shares the list: beside Select it may bring 2 kB.
    name: 'select: Select and Autocomplete',
    imports: [{ from: '@guadua/select', names: ['Select', 'Autocomplete'] }],
    // What was entered before hydration is given to form libraries once they listen, and goes where one of their
    // first effects resets it: 0.1. A popup moves with its anchor before the next press: 0.02, here and in all
    // below that have a popup.
    // Functions of texts answer callers without types: 0.02. Undo brings back no text of a former record: 0.14.
    // What a tap shows is painted before a sheet opens or closes: 0.15.
    // The same: 0.19.
    limit: 42.06 * kB,
    target: 31.5 * kB,
  },
  {
    name: 'date: DatePicker',
    imports: [{ from: '@guadua/date', names: ['DatePicker'] }],
    // What came since its target was set, in kB: seconds and locked times 0.5; a controlled month, drawn
    // days and a footer 0.5; the calendar goes on from what is typed 0.3; what a range drags and two inputs
    // share 0.3; what is typed is never lost when the form is sent, nor moved by a century 0.2; what a
    // browser fills in is taken at once, a disabled fieldset and objects that are no dates are minded 0.05;
    // the digits of any script, and the calendar's keys and preview as files of their own 0.2;
    // a picker that is switched off while it is open closes for good 0.03; what was typed before hydration is
    // sent from the first effects on 0.28; what a caller without types gives takes no page along, and locked
    // days in the markup are read once 0.08 (0.4 that warnings and handed-on props no longer weigh are gone); a
    // form's reset in the first layout effect of an application 0.04; `onYearChange` 0.04, here and below.
    // Functions of texts answer callers without types: 0.02. What turns out to be wrong moves nothing from under a
    // press 0.13, days that keys lead to are scrolled into view 0.05, a picker joins its Field once and what only a
    // typed text needs is mounted with it 0.08, here and below. A form is held whose date is not known yet 0.04, a
    // sheet says what is wrong with its text 0.06, and a low popup opens with its day in sight 0.06, here and below.
    // What is typed before the scripts come is held, where another text is sent: 0.33. A form waits for a hidden
    // field no longer than it must: 0.01, and 0.01 to 0.03 below. The key that ends a composition in Safari is its own:
    // 0.03, and no digit is taken out of a text that is pasted into a part of a time: 0.04, here and below.
    // What a tap shows is painted before a sheet opens or closes: 0.15.
    // A typed text becomes the value when a fieldset round it is disabled: 0.14, here and below.
    limit: 31.24 * kB,
    target: 22.5 * kB,
  },
  {
    name: 'date: single and range',
    imports: [{ from: '@guadua/date', names: ['DatePicker', 'DateRangePicker'] }],
    // As above; dragging an end is 0.3 of what the range adds, shortcuts that throw and words between two dates
    // that are one of theirs 0.05.
    // Functions of texts answer callers without types: 0.02.
    // A form waits for a hidden field no longer than it must: 0.02.
    // What is typed before the scripts come is held, where another text is sent: 0.33.
    // Outside of a Field an edit reaches the form: 0.02.
    // What a tap shows is painted before a sheet opens or closes: 0.15.
    limit: 34.11 * kB,
    target: 24 * kB,
  },
  {
    name: 'date: single, range, and range with two inputs',
    imports: [
      { from: '@guadua/date', names: ['DatePicker', 'DateRangePicker', 'DateRangeFields'] },
    ],
    // 0.08 of it find which of the two was typed.
    // Functions of texts answer callers without types: 0.02.
    // A form waits for a hidden field no longer than it must: 0.01.
    // What is typed before the scripts come is held, where another text is sent: 0.32.
    // A pasted range stays whole: 0.02.
    // Outside of a Field an edit reaches the form: 0.02.
    // What a tap shows is painted before a sheet opens or closes: 0.15.
    limit: 34.97 * kB,
  },
  {
    name: 'date: single and several',
    imports: [{ from: '@guadua/date', names: ['DatePicker', 'DatesPicker'] }],
    // Functions of texts answer callers without types: 0.02.
    // A form waits for a hidden field no longer than it must: 0.02.
    // What is typed before the scripts come is held, where another text is sent: 0.32.
    // A pick takes no stored text's place: 0.01.
    // Outside of a Field an edit reaches the form: 0.02.
    // What a tap shows is painted before a sheet opens or closes: 0.15.
    limit: 33.35 * kB,
  },
  {
    // 0.05 of it know a file of another window, as below.
    name: 'file: detectFileType',
    imports: [{ from: '@guadua/file', names: ['detectFileType'] }],
    limit: 1.06 * kB,
    target: 1 * kB,
  },
  {
    name: 'file: optimizeImage',
    imports: [{ from: '@guadua/file', names: ['optimizeImage'] }],
    // A `timeLimit` of `Infinity` does not end at once: 0.02, also below.
    limit: 1.98 * kB,
    target: 1.2 * kB,
  },
  {
    // Loaded with the first picture. It reads and cleans six formats; cropping is 0.3 of it, and 0.15
    // find a place in frames, texts and lists where no camera writes it. 0.04 spare a photo the way to
    // the browser's process and back.
    name: 'file: optimizeImage with its worker',
    imports: [{ from: '@guadua/file', names: ['optimizeImage'] }],
    workers: ['file/dist/optimize-image/optimize-image.worker.js'],
    // A HEIC whose items lie behind its end is damaged: 0.01.
    limit: 8.37 * kB,
    target: 3.5 * kB,
  },
  {
    name: 'file: FileInput',
    imports: [{ from: '@guadua/file', names: ['FileInput'] }],
    // Above it since hydration, folders and validity lose nothing; 0.4 wait for what files hold, 0.3
    // bound them together, 0.28 judge them again when a limit is lowered, 0.6 for rows that move,
    // uploads, values of any type, thousands of files, frames, labels, fieldsets and hidden fields.
    // By module, 7 of it are the list, the zone and their rules (what is chosen is judged at once, so
    // none of it can come later), 1.9 what every control shares, 0.6 the Spanish texts. A size is written
    // for Colombia without Intl, which takes a page's first one 15 ms: 0.03, here and below.
    // Callers without types, 0.08: `accept` of any shape, no limit for `null`, progress that is none, names that
    // can't be seen. A click that opens no chooser loses no file, 0.04; each file that gets a place is read, 0.02.
    // A choice is dropped that another value of the application overtakes, and none can be made beside a saved value before the scripts come: 0.11, 0.03 in pictures.
    // 0.04: a text that comes with a picture of it stays a text, and elements of a frame are elements.
    // What `<Activity>` hides is judged by what it has now, outside of a Field an edit reaches the form, and a field
    // that is read-only takes nothing before the scripts come: 0.11, here and below.
    limit: 10.11 * kB,
    target: 6.3 * kB,
  },
  {
    // Pauses, speed, the time left and the announcements are 1.1 of it; 0.22 give up a server
    // that never answers, and say so.
    name: 'file: FileInput with uploader',
    imports: [{ from: '@guadua/file', names: ['FileInput', 'uploader'] }],
    // 0.06 more: a `send` may answer anything, and count wrongly or late.
    // The same: 0.11, and 0.04.
    // `discard` of a `send`: 0.02, and in the one below.
    limit: 13.55 * kB,
  },
  {
    name: 'file: tusSend',
    imports: [{ from: '@guadua/file', names: ['tusSend'] }],
    limit: 0.62 * kB,
  },
  {
    // Half of it waits for its turn and warns; what draws a PDF comes with the first one.
    name: 'file: pdfThumbnail',
    imports: [{ from: '@guadua/file', names: ['pdfThumbnail'] }],
    limit: 1.2 * kB,
  },
  {
    name: 'file: ImageInput with optimisation',
    imports: [{ from: '@guadua/file', names: ['ImageInput'] }],
    // 0.35 lead to the dialog that crops, which comes with the first picture that is cropped, 0.35 show
    // what an uploader does, 0.28 judge again when a limit is lowered, 0.23 for fieldsets and hidden fields,
    // 0.04 drop the work where the application puts another value in.
    // The same, without what is about lists: 0.1.
    // The same: 0.03, and 0.04. An upload that ends late takes no new picture away, 0.03.
    limit: 10.81 * kB,
    target: 7.7 * kB,
  },
  {
    name: 'select: testing',
    imports: [{ from: '@guadua/select/testing' }],
    // It waits for a click that the page has not heard of yet, and for a sheet that goes a frame later: 0.2.
    limit: 1.12 * kB,
  },
  {
    name: 'date: testing',
    imports: [{ from: '@guadua/date/testing' }],
    // It waits for a click that the page has not heard of yet, and for a sheet that goes a frame later: 0.2.
    limit: 1.53 * kB,
  },
  {
    name: 'file: testing',
    imports: [{ from: '@guadua/file/testing' }],
    limit: 0.65 * kB,
  },
];
