import type { ThemeRegistration } from 'shiki';

/**
 * A theme of kinds rather than colours: each made-up colour stands for a class (`k`, …), and
 * the style sheet gives the classes their colours in both schemes. No inline style is needed.
 */
export const KINDS: Record<string, string> = {
  '#000001': 'k',
  '#000002': 'f',
  '#000003': 't',
  '#000004': 'n',
  '#000005': 's',
  '#000006': 'a',
  '#000008': 'c',
};

export const notebookTheme = {
  name: 'guadua-notebook',
  type: 'light',
  fg: '#000000',
  bg: '#ffffff',
  settings: [
    { settings: { foreground: '#000000', background: '#ffffff' } },
    {
      scope: [
        'keyword',
        'storage',
        'variable.language',
        'support.type.primitive',
        'keyword.operator.new',
      ],
      settings: { foreground: '#000001' },
    },
    {
      scope: [
        'entity.name.function',
        'support.function',
        'meta.function-call entity.name.function',
      ],
      settings: { foreground: '#000002' },
    },
    {
      scope: [
        'entity.name.type',
        'entity.name.tag',
        'support.class',
        'entity.other.inherited-class',
        'support.type.property-name.json',
      ],
      settings: { foreground: '#000003' },
    },
    {
      scope: [
        'constant.numeric',
        'constant.language',
        'keyword.other.unit',
        'constant.other.color',
      ],
      settings: { foreground: '#000004' },
    },
    {
      scope: ['string', 'punctuation.definition.string', 'constant.character'],
      settings: { foreground: '#000005' },
    },
    {
      scope: ['entity.other.attribute-name', 'support.type.property-name.css', 'variable.css'],
      settings: { foreground: '#000006' },
    },
    {
      // In ink, as the text: half of all elements would be brackets.
      scope: [
        'punctuation',
        'meta.brace',
        'keyword.operator',
        'meta.tag punctuation',
        'storage.type.function.arrow',
        'punctuation.section.embedded',
      ],
      settings: { foreground: '#000000' },
    },
    {
      scope: ['comment', 'punctuation.definition.comment'],
      settings: { foreground: '#000008' },
    },
  ],
} satisfies ThemeRegistration;
