'use client';

import { CloseIcon } from '@guadua/utils/internal';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { creationText } from '../creations/creation-text';
import type { SelectParts } from '../select/use-select';
import { SEARCH_DEBOUNCE } from './use-list-search';
import type { OpenList } from './use-open-list';

/** Props of `SelectStatus`. */
export interface SelectStatusProps<Option> {
  readonly parts: SelectParts<Option>;
  readonly list: OpenList<Option>;
  /** A button was pressed that goes away with what it mended: the focus goes back to the list. */
  readonly onDone: () => void;
}

/** Below the list: nothing found, what failed and its retry, how many were found (SEL-4, SEL-11). */
export function SelectStatus<Option>({ parts, list, onDone }: SelectStatusProps<Option>) {
  const { config, creations, saved, remote } = parts;
  const { labels, props } = config;
  const { classNames } = props;
  const { pages, found: view, text } = list;
  const failed = pages?.status === 'error';
  const waiting =
    props.loading === true ||
    (pages !== null && (pages.status === 'loading' || (pages.page === 0 && !failed)));
  const idle = !failed && !waiting && !list.offersCreate;
  const none = view.count === 0;
  const total = pages ? pages.total : config.options.length;
  const hides = pages && props.groups?.waits(pages, list.view.count);
  const done = (action: () => void) => () => {
    action();
    onDone();
  };
  return (
    <div ref={list.elements.status} className="gd-select__below">
      {remote &&
        props.remote?.renderSearch({
          remote,
          text,
          wait: props.searchDebounce ?? SEARCH_DEBOUNCE,
          list: list.elements.list,
          rows: list.view.count,
          waits: hides === true,
          labels,
          announce: parts.announce,
        })}
      {none && idle && (
        <div className={clsx('gd-select__empty', classNames?.empty)}>{labels.empty}</div>
      )}
      {failed && (
        <Problem className={classNames?.error} text={labels.error}>
          <Retry onClick={done(() => remote?.retry())}>{labels.retry}</Retry>
        </Problem>
      )}
      {hides && props.groups?.renderMore(parts, list)}
      {saved.failed.size > 0 && (
        <Problem className={classNames?.error} text={labels.savedFailed}>
          <Retry onClick={done(saved.retry)}>{labels.retry}</Retry>
        </Problem>
      )}
      {creations.list.map((creation) => (
        <Problem
          key={creation.id}
          className={creation.status === 'pending' ? classNames?.status : classNames?.error}
          text={creationText(labels, creation)}
          pending={creation.status === 'pending'}
        >
          {creation.status === 'failed' && (
            <Retry onClick={done(() => creations.retry(creation))}>{labels.retry}</Retry>
          )}
          {/* Also of one that is never answered: its form would wait for it. */}
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
      {list.notice !== '' && <Problem className={classNames?.error} text={list.notice} />}
      {idle && !hides && !none && (text !== '' || pages) && (
        <div className={clsx('gd-select__status', classNames?.status)} aria-hidden="true">
          {labels.results(view.count, total ?? view.count)}
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
  /** Nothing is wrong yet. */
  readonly pending?: boolean;
  readonly children?: ReactNode;
}

/** What went wrong or takes its time, and what can be done about it. */
function Problem({ className, text, pending, children }: ProblemProps) {
  return (
    <div className={clsx(pending ? 'gd-select__status' : 'gd-select__error', className)}>
      <span className="gd-select__error-text">{text}</span>
      {children}
    </div>
  );
}

function Retry({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className="gd-select__retry" onClick={onClick}>
      {children}
    </button>
  );
}
