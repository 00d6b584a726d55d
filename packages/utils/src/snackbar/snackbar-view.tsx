import { clsx } from 'clsx/lite';
import { type FocusEvent, useId } from 'react';
import { AlertIcon, CheckIcon, CloseIcon, InfoIcon } from '../icons/icons';
import { dataAttributes } from '../internal/data-attributes';
import { isEmpty } from '../internal/is-empty';
import type { UtilsLabels } from '../labels/utils-labels.types';
import type { SnackbarRecord, SnackbarsProps } from './snackbar.types';
import type { SnackbarStore } from './snackbar-store';
import { useSwipe } from './use-swipe';

interface SnackbarViewProps {
  snackbar: SnackbarRecord;
  store: SnackbarStore;
  labels: UtilsLabels;
  classNames: SnackbarsProps['classNames'];
}

/** One snackbar. It has no live role: the announcer announces it (SNK-4). */
export function SnackbarView({ snackbar, store, labels, classNames }: SnackbarViewProps) {
  const { id, message, content, action, tone, phase, loading } = snackbar;
  const messageId = useId();
  const hasContent = !isEmpty(content);
  const icon = snackbarIcon(snackbar);
  const swipe = useSwipe({
    onDrag: (dragging) => store.hold(id, 'drag', dragging),
    onSwipe: () => store.dismiss(id),
  });
  const leaves = !Number.isFinite(snackbar.duration);
  return (
    <div
      className="gd-snackbar"
      {...dataAttributes({ tone, phase, loading, id })}
      inert={phase === 'leaving'}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls */}
      <div
        {...swipe}
        role="group"
        aria-labelledby={hasContent ? undefined : messageId}
        aria-label={hasContent ? message : undefined}
        tabIndex={-1}
        className={clsx('gd-snackbar__body', classNames?.snackbar)}
        onPointerEnter={(event) => {
          if (event.pointerType !== 'touch') store.hold(id, 'hover', true);
        }}
        onPointerLeave={() => store.hold(id, 'hover', false)}
        onFocus={() => store.hold(id, 'focus', true)}
        onBlur={(event: FocusEvent) => {
          if (!event.currentTarget.contains(event.relatedTarget)) store.hold(id, 'focus', false);
        }}
      >
        {icon !== null && (
          <span className={clsx('gd-snackbar__icon', classNames?.icon)} aria-hidden="true">
            {icon}
          </span>
        )}
        <span className="gd-snackbar__fold">
          <span className="gd-snackbar__clip">
            <span className="gd-snackbar__content">
              <span id={messageId} className={clsx('gd-snackbar__message', classNames?.message)}>
                {hasContent ? content : message}
              </span>
              {action && (
                <button
                  type="button"
                  className={clsx('gd-snackbar__action', classNames?.action)}
                  onClick={() => {
                    store.dismiss(id);
                    action.onClick();
                  }}
                >
                  {action.label}
                </button>
              )}
              {leaves && (
                <button
                  type="button"
                  className={clsx('gd-snackbar__dismiss', classNames?.dismiss)}
                  aria-label={labels.dismiss}
                  onClick={() => store.dismiss(id)}
                >
                  <CloseIcon />
                </button>
              )}
            </span>
          </span>
        </span>
      </div>
    </div>
  );
}

function snackbarIcon({ icon, loading, tone }: SnackbarRecord) {
  if (icon !== undefined) return icon;
  if (loading) return <span className="gd-snackbar__spinner" />;
  const Mark = MARKS[tone];
  return <Mark />;
}

const MARKS = {
  primary: InfoIcon,
  success: CheckIcon,
  info: InfoIcon,
  warning: AlertIcon,
  danger: AlertIcon,
};
