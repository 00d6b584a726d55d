/** What a page may cost, by kind: more fails (docs: "Budgets" of the site). */
export interface PageBudget {
  /** Kilobytes (1000 bytes) of JavaScript after gzip, at first load. */
  script: number;
  style: number;
  html: number;
  font: number;
  image: number;
  /** Kilobytes over the wire, headers and all. */
  transfer: number;
  requests: number;
  /** First contentful paint, in milliseconds. */
  firstPaint: number;
  /** Largest contentful paint, in milliseconds. */
  largestPaint: number;
  /** Cumulative layout shift. */
  shift: number;
  /** Total blocking time, in milliseconds. */
  blocking: number;
  /** Interaction to next paint of the worst scripted action, in milliseconds. */
  interaction: number;
  /** From the click on a link to the painted page, in milliseconds. */
  navigation: number;
  /** Lighthouse, mobile: performance, worst of three. The other three categories: 100. */
  performance: number;
}

export type Measure = keyof PageBudget;
export type PageKind = 'home' | 'plain' | 'heavy';

export const BUDGETS: Readonly<Record<PageKind, PageBudget>> = {
  home: {
    script: 112,
    style: 12,
    html: 8,
    font: 76,
    image: 15,
    transfer: 225,
    requests: 12,
    firstPaint: 600,
    largestPaint: 800,
    // 0.00 as it is read: the fallbacks of the fonts are right to less than a thousandth.
    shift: 0.001,
    blocking: 80,
    interaction: 80,
    navigation: 150,
    performance: 99,
  },
  plain: {
    script: 125,
    style: 14,
    html: 18,
    font: 76,
    image: 20,
    transfer: 255,
    requests: 14,
    firstPaint: 700,
    largestPaint: 1000,
    shift: 0.01,
    blocking: 120,
    interaction: 100,
    navigation: 150,
    performance: 98,
  },
  heavy: {
    script: 150,
    style: 16,
    html: 25,
    font: 76,
    image: 60,
    transfer: 330,
    requests: 18,
    firstPaint: 700,
    largestPaint: 1200,
    shift: 0.01,
    blocking: 200,
    interaction: 100,
    navigation: 150,
    performance: 95,
  },
};

/** With 100 000 options in the list, opening and typing may take this many milliseconds. */
export const STRESS_INTERACTION = 200;

/**
 * Where a page misses its budget: what it is held to instead, just above what it is now, until one of
 * the two moves. The rules stand in the page, those for paper and of its playground too: 0.6 to 1.9 kB of style that
 * were HTML before. The atlas, the folds and what a page is for cost each page 0.4 kB of style. Groups of
 * boxes and of fields, passwords, counts of characters and groups in a PIN cost 0.33 kB of style wherever
 * the sheet of @guadua/forms is. `Field` is a file of its own, since pages about dates, files and lists
 * need no text field: 10 kB less there, 0.7 kB and a request more where there are both. The policies of
 * Trusted Types cost each page 0.15 kB of script and 0.04 kB of HTML. Marks in forced colours and tokens for more
 * contrast cost 0.15 kB of style, and the buttons of a number 0.05 wherever the sheet of @guadua/forms is.
 * What keeps in a field what one writes costs 0.6 kB of script with text fields and 0.75 with dates;
 * that a form sends it from its first effect on, and that the dots of an address stay, 0.1 to 0.2. Forms
 * to paste around an example, which are printed when they are needed, cost 0.02 kB of script. That a refused
 * text stays where it is dragged from is 0.15 to 0.25 with text fields. What fields, lists and dates took after that
 * (tooling/size says for what) is 0.15 to 0.7 of the scripts, and 1.1 to 1.4 where there are dates; that an example
 * draws once, 0.05. That what callers without types give is taken for what it can be is 0.35 of each script,
 * calendars in the page whose days are not taken yet 0.3 with dates, and the list that is made while the button is
 * down 0.4 with lists. A plate that fills its row is 0.02 of the sheets, a field as narrow as its column 0.03.
 * That a margin keeps its height under a press, so that no click is lost, is 0.13 of each script; the button of
 * /tema that keeps the focus where there is nothing to give back is 0.05 of its sheet, links on one line 0.01. That
 * a part that comes late is asked for once more is 0.1 of each script, messages that wait for the click and what a
 * hidden list keeps 0.3 where there are dates or lists, and buttons that stay in sight in a low window 0.19 of the
 * sheets with dates. Names of files change with what is in them, and compress to 0.02 kB more or less: 0.05 of the
 * scripts that are held to what they are is for that. The undo of an `Autocomplete` is 0.1 where it is loaded.
 * That lists and calendars are not on paper is 0.03 of each sheet, and that a popup closes with what its control stands
 * in 0.2 of the scripts. That a form is held which would send an old value before its scripts come is 0.23 of each
 * script, 0.4 where there are fields of text and 0.57 where dates are beside them.
 * An empty place of messages that is not raised with each dialog, and sources that are drawn once, are 0.02. A text
 * that is too long for a date is refused before it is read: 0.02, and a word is deleted in linear time: 0.01.
 * What `<Activity>` hides is judged by what it has now, and outside of a `Field` an edit reaches the form: 0.05 to 0.2.
 * That hidden fields follow their form, no code is sent in part, no creation joins another record, a typed date becomes
 * the value when its fieldset is disabled, and a lost trigger opens nothing: 0.1 to 0.3.
 */
const LIMITS: Readonly<Record<string, Partial<PageBudget>>> = {
  '/': { style: 13.65 },
  // Four pages more in the table of routes: 0.2 kB; 0.05, here and in three below, as what was measured renames files.
  // A tap is painted before its sheet opens or closes: 0.1 to 0.15, here and on five pages below.
  // Margins whose heights are followed, so that a press lays out nothing, are 0.1 of each demo page: three more below.
  '/ui/popover': { script: 129.24 },
  // A package under a long name on a phone is 0.01 of the styles of each reference.
  // That a first effect's reset wins over what was entered before hydration is 0.05 to 0.3 of each script; that
  // one may go back while the site is on its way 0.08.
  // Nine inputs; 0.3 are the buttons of a number. What they press with is a file that other pages share.
  '/forms/basic': { style: 16.33 },
  // Seven inputs, ten examples with their code, one of them a whole form that says what is missing, and
  // the reference of all of it, which has to be there without a script; formats have a file of their own,
  // and so have currencies, which the page on Colombia shows without them. What a mask or a NIT has no
  // place for is kept and said: 0.3. A digit in place of a whole number gets its zero: 0.08. A server's text that
  // was edited before hydration stays in a TextArea too: 0.15.
  // What was typed into a TextArea before hydration is found in shadow trees too: 0.07, here and on /forms/colombia.
  // Masks of times with seconds and of telephones, and why an address is too long: 0.26, and a prop more in the
  // reference; the spaces round an e-mail address: 0.08, here and on the three pages with forms below.
  '/forms/extras': { script: 138.66, style: 16.33, requests: 15 },
  // The layout of its forms, which `Form` leaves to the application, is a sheet of its own.
  // That errors stay with their rows is 0.25 of its script, the example of a control of one's own 1, and what
  // is entered while a form is being sent 0.05. So is that an error in a closed `<details>` is shown.
  // That a reset lets go of what never answers, and that edits are judged again, is 0.36; texts
  // that were edited before hydration 0.15.
  '/forms/form': { script: 130.36, style: 16.4, requests: 15 },
  '/forms/pin': { style: 16.33 },
  '/forms/groups': { style: 16.33 },
  // The example of a new password brings a form along.
  '/forms/password': { script: 126.81, style: 16.33, requests: 15 },
  '/utils/cookies': { style: 14.45 },
  // What it shares with /forms/password is a file of its own.
  '/utils/password': { style: 16.33 },
  // As on /forms/form, the layout of its forms; and two files beside each other.
  '/forms/recipes': { style: 14.53 },
  // The script and the sheet of an entry that no other page carries, and nine examples; numbers of other
  // countries are 0.42 kB of the reference, and 0.21 an example. What keeps in a field what one writes: 0.15.
  // Texts that were edited before hydration, and digits that get their zero: 0.2.
  '/forms/colombia': { script: 128.64, style: 16.51, requests: 16 },
  // A list stands in a field: the sheets of three packages. 0.07: the buttons that move a token. A popup
  // takes over its control's size without an error of the page, and only repeated words are told apart: 0.05.
  '/select/basic': { style: 19.4 },
  '/select/templates': { style: 18.85 },
  // What asks for a page that collapsed groups hide, its text and its place in the reference: 0.37.
  '/select/remote': { style: 18.97, script: 154.4 },
  // Its playground and an example share what makes rows of the titles of groups: a file of its own.
  '/select/options': { style: 18.85 },
  '/select/autocomplete': { style: 18.85 },
  // The pages about dates carry the sheets of three packages. Of the script 0.15 read the
  // digits of any script, 0.4 are the site's own examples, 0.3 send from the first effects on what was typed
  // before hydration. A form is held whose date is not known yet, a sheet says what is wrong with its text, a low
  // popup opens with its day in sight, and figures follow what is typed in a sheet: 0.25, and 0.04 of the styles. A
  // popup closes with what its control stands in, and is left off the paper: 0.25, and 0.02 of the styles, here and
  // above.
  '/date/basic': { script: 161.06, style: 19.69 },
  '/date/range': { script: 161.23, style: 19.69 },
  '/date/time': { style: 19.59 },
  '/date/period': { style: 19.59 },
  // Every function of its own beside five fields of another, and the calendar's file along with the
  // conditions bar (3.4 kB); 0.3: a field for values of Temporal.
  '/date/utils': { script: 173.6, style: 17.57 },
  '/file/basic': { style: 18.6 },
  '/file/image': { style: 18.6 },
  '/file/upload': { style: 16.53 },
  // Fields in the theme that is made, and what the colour spaces of a contrast take; 0.1 of the sheet: swatches,
  // and choices without the space for a message.
  '/tema': { script: 132.15, style: 14.84 },
  // A sheet of its own, with the buttons of two vendors.
  '/social': { style: 14.14 },
};

/** What fails for a page. */
export function pageBudget(path: string, kind: PageKind): PageBudget {
  return { ...BUDGETS[kind], ...LIMITS[path] };
}

const HEAVY = new Set(['select', 'date', 'file', 'splide']);

/** Which budget holds for the pages of a section of the route table. */
export function pageKind(section: string): PageKind {
  if (section === 'home') return 'home';
  return HEAVY.has(section) ? 'heavy' : 'plain';
}
