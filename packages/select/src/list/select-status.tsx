import { CloseIcon } from '@guadua/utils/internal';
import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';
import { creationText } from '../creations/creations';
import type { Creations } from '../creations/use-creations';
import type { SelectGroups } from '../groups/groups.types';
import type { SelectTexts } from '../labels/select-labels.types';
import type { SavedKeys } from '../remote/saved-keys';
import type { ListConfig } from './list-config';
import type { ListRows } from './rows/use-list-rows';

export interface SelectStatusProps<Option> {
  readonly rows: ListRows<Option>;
  readonly labels: SelectTexts;
  readonly classNames: ListConfig<Option>['props']['classNames'];
  readonly creations: Creations;
  readonly saved: SavedKeys | undefined;
  /** What was pasted and could not be selected. */
  readonly notice: string;
  readonly renderMore: SelectGroups['renderMore'] | undefined;
  readonly footer: ReactNode;
  readonly onDone: () => void;
}

/** Below the list: nothing found, what failed and its retry, how many were found (SEL-4, SEL-11). */
export function SelectStatus<Option>(given: SelectStatusProps<Option>) {
  const { rows, labels, classNames = {}, creations, saved, notice, footer } = given;
  const { pages, found, failed, waits } = rows;
  const idle = !failed && !rows.loading && !rows.offersCreate;
  const none = found.count === 0;
  const done = (action: () => void) => () => {
    action();
    given.onDone();
  };
  return (
    <div className="gd-select__below">
      {none && idle && (
        <div className={clsx('gd-select__empty', classNames.empty)}>{labels.empty}</div>
      )}
      {failed && (
        <Problem className={classNames.error} text={labels.error}>
          <Retry text={labels.retry} onPress={done(rows.retry)} />
        </Problem>
      )}
      {waits &&
        pages &&
        given.renderMore?.({ className: classNames.status, labels, pages, onMore: rows.more })}
      {saved && saved.failed.size > 0 && (
        <Problem className={classNames.error} text={labels.savedFailed}>
          <Retry text={labels.retry} onPress={done(saved.retry)} />
        </Problem>
      )}
      {creations.list.map((creation) => (
        <Problem
          key={creation.id}
          className={creation.status === 'pending' ? classNames.status : classNames.error}
          text={creationText(labels, creation)}
          pending={creation.status === 'pending'}
        >
          {creation.status === 'failed' && (
            <Retry text={labels.retry} onPress={done(() => creations.retry(creation))} />
          )}
          {/* It stands there for a creation that never ends, too: its form would wait for it. */}
          <button
            type="button"
            className="gd-icon-button gd-select__discard"
            aria-label={labels.discard(creation.text)}
            onClick={done(() => creations.discard(creation))}
          >
            <CloseIcon />
          </button>
        </Problem>
      ))}
      {notice !== '' && <Problem className={classNames.error} text={notice} />}
      {idle && !waits && !none && (rows.text !== '' || pages) && (
        <div className={clsx('gd-select__status', classNames.status)} aria-hidden="true">
          {labels.results(found.count, rows.total ?? found.count)}
        </div>
      )}
      {footer !== undefined && (
        <div className="gd-select__footer" data-foreign="">
          {footer}
        </div>
      )}
    </div>
  );
}

interface ProblemProps {
  readonly className: string | undefined;
  readonly text: string;
  readonly pending?: boolean;
  readonly children?: ReactNode;
}

export function Problem({ className, text, pending, children }: ProblemProps) {
  return (
    <div className={clsx(pending ? 'gd-select__status' : 'gd-select__error', className)}>
      <span className="gd-select__error-text">{text}</span>
      {children}
    </div>
  );
}

export function Retry({ text, onPress }: { readonly text: string; readonly onPress: () => void }) {
  return (
    <button type="button" className="gd-select__retry" onClick={onPress}>
      {text}
    </button>
  );
}
