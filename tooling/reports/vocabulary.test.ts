import { describe, expect, it } from 'vitest';
import { commentFault, oldNamesIn, vocabularyFaults } from './vocabulary.ts';

const report = (shown: string, reachable = '') =>
  `# Public API\n\n\`\`\`ts\n${shown}\n\`\`\`\n\n## Not exported, but part of the above\n\n\`\`\`ts\n${reachable}\n\`\`\`\n`;

describe('the vocabulary of the API reports', () => {
  it.each([
    ['onChange', 'interface AProps { onClear?: (() => void) | undefined }'],
    ['valueAs', '', 'interface AProps { valueType?: string }'],
    [
      'second argument',
      'interface AProps { open?: boolean; defaultOpen?: boolean; onOpenChange?: ((open: boolean) => void) | undefined }',
    ],
    [
      '`root`',
      "interface AProps { classNames?: Partial<Record<ASlot, string>> }\ntype ASlot = 'input';",
    ],
    [
      'AProps.defaultOpen',
      'interface AProps { open?: boolean; onOpenChange?: (open: boolean, details: ADetails) => void }',
    ],
    ['DocumentFragment', 'interface AProps { container?: HTMLElement | null | undefined }'],
    ['readonly', 'interface ADetails { reason: string }'],
    ['[]', 'interface AProps { onChange?: (value: string[] | null, details: ADetails) => void }'],
    ['not exported', 'interface TokenOwner { id: string }'],
    ['…Labels…', 'interface ATexts { close: string }'],
    ['repeats', 'interface WeeksLabels { clearWeek: string }'],
    ['ALabels.week.clearWeek', 'interface ALabels { week: { clearWeek: string } }'],
  ])('says “%s” of %s', (fault, shown, reachable = '') => {
    const faults = vocabularyFaults(report(shown, reachable));
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(fault);
  });

  it.each([
    ['Opens the list with its search. @default false', 'English'],
    ['Abre la lista (SEL-3).', 'rule'],
  ])('refuses the comment “%s”', (comment, fault) => {
    expect(commentFault(comment)).toContain(fault);
  });

  it('finds old props in documents, where they are written as code', () => {
    const text = 'Usa `maxFiles`, o <MaskedInput valueType="raw">. The offset of a day.';
    expect(oldNamesIn(text)).toEqual(['maxFiles', 'valueType']);
  });
});
