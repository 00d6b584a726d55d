import { describe, expect, it } from 'vitest';
import { commentFault, oldNamesIn, vocabularyFaults } from './vocabulary.ts';

const report = (shown: string, reachable = '') =>
  `# Public API\n\n\`\`\`ts\n${shown}\n\`\`\`\n\n## Not exported, but part of the above\n\n\`\`\`ts\n${reachable}\n\`\`\`\n`;

describe('the vocabulary of the API reports', () => {
  it.each([
    ['an old prop', 'interface AProps {\n    onClear?: (() => void) | undefined;\n}', 'onChange'],
    [
      'an old prop in a type that is only reachable',
      '',
      'valueAs',
      'interface AProps {\n    valueType?: string;\n}',
    ],
    [
      'onOpenChange without a reason',
      'interface AProps {\n    open?: boolean;\n    defaultOpen?: boolean;\n    onOpenChange?: ((open: boolean) => void) | undefined;\n}',
      'second argument',
    ],
    [
      'a component without root',
      "interface AProps {\n    classNames?: Partial<Record<ASlot, string>>;\n}\ntype ASlot = 'input';",
      '`root`',
    ],
    [
      'a popup that no prop opens',
      'interface AProps {\n    open?: boolean;\n    onOpenChange?: (open: boolean, details: ADetails) => void;\n}',
      'AProps.defaultOpen',
    ],
    [
      'a place of another type',
      'interface AProps {\n    container?: HTMLElement | null | undefined;\n}',
      'DocumentFragment',
    ],
    ['details that can be written', 'interface ADetails {\n    reason: string;\n}', 'readonly'],
    [
      'a list that is null where there is none',
      'interface AProps {\n    onChange?: (value: string[] | null, details: ADetails) => void;\n}',
      '[]',
    ],
    ['an owner', 'interface TokenOwner {\n    id: string;\n}', 'not exported'],
    ['a type of texts', 'interface ATexts {\n    close: string;\n}', '…Labels…'],
    ['a label with its group', 'interface WeeksLabels {\n    clearWeek: string;\n}', 'repeats'],
  ])('refuses %s', (_, shown, fault, reachable = '') => {
    const faults = vocabularyFaults(report(shown, reachable));
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(fault);
  });

  it('takes what the table says', () => {
    const shown = [
      'interface WeekLabels {',
      '    week: string;',
      '    weekly: string;',
      '}',
      'interface AProps {',
      '    onChange?: ((value: string, details: ADetails) => void) | undefined;',
      '    open?: boolean | undefined;',
      '    defaultOpen?: boolean | undefined;',
      '    onOpenChange?: ((open: boolean, details: PopupDetails) => void) | undefined;',
      '    classNames?: Partial<Record<ASlot | BSlot, string>> | undefined;',
      '}',
      "type ASlot = 'input';",
      "type BSlot = 'root' | 'list';",
      'interface Hook {\n    onClear: () => void;\n}',
    ];
    expect(vocabularyFaults(report(shown.join('\n')))).toEqual([]);
  });

  it.each([
    ['Opens the list with its search. @default false', 'English'],
    ['Abre la lista (SEL-3).', 'rule'],
    ['Abre la lista, con `open` o sin él. @default false', undefined],
  ])('reads the comment “%s”', (comment, fault) => {
    expect(commentFault(comment)).toEqual(fault && expect.stringContaining(fault));
  });

  it('finds old props in documents, where they are written as code', () => {
    expect(
      oldNamesIn('Usa `maxFiles`, o <MaskedInput valueType="raw">. The offset of a day.'),
    ).toEqual(['maxFiles', 'valueType']);
  });
});
