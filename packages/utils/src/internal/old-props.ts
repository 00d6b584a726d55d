import { warnOnce } from './warn-once';

export const OLD_PROPS: Readonly<Record<string, string>> = {
  allowNegative: 'min={0}',
  dayClassName: 'renderDay, or plugins={[highlightDays(…)]}',
  disallowLockDaysInRange: 'allowLockedDaysInRange',
  handle: 'actionsRef',
  highlightedDays: 'plugins={[highlightDays(…)]}',
  lockDaysFilter: 'isDateDisabled',
  lockDaysInclusivity: 'allowLockedDaysInRange',
  lockPeriod: 'isDateDisabled',
  maxDates: 'maxItems',
  maxFiles: 'maxItems',
  maxPeriods: 'maxItems',
  maxYear: 'maxDate',
  minYear: 'minDate',
  month: 'defaultMonth, and goTo of the footer for another month later',
  offset: 'sideOffset',
  onClear: 'onChange with its reason',
  onClose: 'onOpenChange with its reason',
  onDeselect: 'onChange with its reason',
  onDeselectAll: 'onChange with its reason',
  onInputError: 'onReject',
  onLockedDate: 'onReject',
  onLockedRange: 'onReject',
  onOpen: 'onOpenChange with its reason',
  onOptimizeError: 'onReject',
  onSearchTermChange: 'onSearch',
  onSelectAll: 'onChange with its reason',
  only: 'rules={textRules({ only })}',
  openOnClick: 'openOnFocus',
  placement: 'side and align',
  preventBodyDrop: 'acceptPageDrop',
  resetButton: 'a reset button in the form',
  splitView: 'nothing',
  textCase: 'rules={textRules({ textCase })}',
  valueType: 'valueAs',
};

/** Names of one component, which are still right in others, are given. */
export function warnOldProps(props: object, names?: Readonly<Record<string, string>>): void {
  warnOnce(
    'control',
    () => {
      const gone = names ?? OLD_PROPS;
      const old = Object.keys(props).filter((name) => Object.hasOwn(gone, name));
      const said = old.map((name) => `${name} (now ${gone[name]})`);
      return said.length > 0 && `got props that went: ${said.join(', ')}.`;
    },
    'old-props',
  );
}
