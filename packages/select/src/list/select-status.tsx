'use client';

import { CloseIcon } from '@guadua/utils/internal';
import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';
import { creationText } from '../creations/creations';
import type { SavedKeys } from '../remote/saved-keys';
import type { OpenList, OpenListOptions } from './use-open-list';

export interface SelectStatusProps<Option>
  extends Pick<OpenListOptions<Option>, 'config' | 'creations' | 'announce'> {
  readonly list: OpenList<Option>;
  readonly saved: SavedKeys;
  readonly onDone: () => void;
}

/** Below the list: nothing found, what failed and its retry, how many were found (SEL-4, SEL-11). */
export function SelectStatus<Option>(given: SelectStatusProps<Option>) {
  const { config, list, creations, saved } = given;
  const { labels, props } = config;
  const { classNames } = props;
  const { remote, pages, found, text, view, notice } = list;
  const failed = pages?.status === 'error';
  const waiting =
    props.loading === true ||
    (pages !== null && (pages.status === 'loading' || (pages.page === 0 && !failed)));
  const idle = !failed && !waiting && !list.offersCreate;
  const none = found.count === 0;
  const total = pages ? pages.total : config.options.length;
  const hides = pages !== null && props.groups?.waits(pages, view.count) === true;
  const done = (action: () => void) => () => {
    action();
    given.onDone();
  };
  const retry = (action: () => void) => (
    <button type="button" className="gd-select__retry" onClick={done(action)}>
      {labels.retry}
    </button>
  );
  return (
    <div className="gd-select__below">
      {remote &&
        props.remote?.renderSearch({
          ...{ remote, list, labels, announce: given.announce },
          waits: hides,
        })}
      {none && idle && (
        <div className={clsx('gd-select__empty', classNames?.empty)}>{labels.empty}</div>
      )}
      {failed && (
        <Problem className={classNames?.error} text={labels.error}>
          {retry(() => remote?.retry())}
        </Problem>
      )}
      {hides &&
        props.groups?.renderMore({
          className: classNames?.status,
          labels,
          pages,
          onMore: () => remote?.more(view.count),
        })}
      {saved.failed.size > 0 && (
        <Problem className={classNames?.error} text={labels.savedFailed}>
          {retry(saved.retry)}
        </Problem>
      )}
      {creations.list.map((creation) => (
        <Problem
          key={creation.id}
          className={creation.status === 'pending' ? classNames?.status : classNames?.error}
          text={creationText(labels, creation)}
          pending={creation.status === 'pending'}
        >
          {creation.status === 'failed' && retry(() => creations.retry(creation))}
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
      {notice !== '' && <Problem className={classNames?.error} text={notice} />}
      {idle && !hides && !none && (text !== '' || pages) && (
        <div className={clsx('gd-select__status', classNames?.status)} aria-hidden="true">
          {labels.results(found.count, total ?? found.count)}
        </div>
      )}
      {props.footer !== undefined && (
        <div className="gd-select__footer" data-foreign="">
          {props.footer}
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
