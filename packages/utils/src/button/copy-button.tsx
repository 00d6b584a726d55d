'use client';

import { useClipboard } from '../browser/use-clipboard';
import { CheckIcon, CopyIcon } from '../icons/icons';
import { dataAttributes } from '../internal/data-attributes';
import { defaultUtilsLabels } from '../labels/es-co';
import { useLabels } from '../labels/guadua-provider';
import type { UtilsLabels } from '../labels/utils-labels.types';
import { snackbar } from '../snackbar/snackbar';
import { Button } from './button';
import type { CopyButtonProps } from './copy-button.types';

/** One snackbar for all copy buttons: copying again says so in place. */
const SNACKBAR_ID = 'guadua-copy';

/**
 * Un botón que copia un texto y lo confirma con un aviso; necesita `<Snackbars />` en la página.
 * @example <CopyButton text="npm install @guadua/utils" />
 */
export function CopyButton({
  children,
  icon,
  labels: ownLabels,
  onClick,
  onCopy,
  onCopyError,
  text,
  ...props
}: CopyButtonProps) {
  const labels = useLabels<UtilsLabels>('utils', defaultUtilsLabels, ownLabels);
  const { copy, copied } = useClipboard();
  const run = async () => {
    const wanted = typeof text === 'function' ? text() : text;
    const failure = await copy(wanted);
    if (failure) {
      snackbar(labels.copyFailed, { id: SNACKBAR_ID, tone: 'danger' });
      onCopyError?.(failure);
    } else {
      snackbar(labels.copied, { id: SNACKBAR_ID });
      onCopy?.(wanted);
    }
  };
  return (
    <Button
      icon={icon ?? (copied ? <CheckIcon /> : <CopyIcon />)}
      {...props}
      {...dataAttributes({ copied })}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) void run();
      }}
    >
      {children ?? labels.copy}
    </Button>
  );
}
