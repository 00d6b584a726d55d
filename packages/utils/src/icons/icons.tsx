import type { SVGProps } from 'react';

type IconProps = SVGProps<SVGSVGElement> & { 'data-mirrors'?: '' };

/** A 16 px line drawing, decorative: the control round it carries the name. */
function icon(path: string, own?: IconProps) {
  return (props: IconProps) => (
    <svg
      className="gd-icon"
      viewBox="0 0 16 16"
      aria-hidden="true"
      focusable="false"
      {...own}
      {...props}
    >
      <path d={path} />
    </svg>
  );
}

const MIRRORS: IconProps = { 'data-mirrors': '' };

export const CloseIcon = /*#__PURE__*/ icon('m4 4 8 8M12 4l-8 8');
export const CheckIcon = /*#__PURE__*/ icon('m3.5 8.5 3 3 6-7');
export const ChevronDownIcon = /*#__PURE__*/ icon('m4 6 4 4 4-4');
export const ChevronLeftIcon = /*#__PURE__*/ icon('M10 4 6 8l4 4', MIRRORS);
export const ChevronRightIcon = /*#__PURE__*/ icon('m6 4 4 4-4 4', MIRRORS);
export const InfoIcon = /*#__PURE__*/ icon('M8 7.5v4M8 4.5v.01');
export const AlertIcon = /*#__PURE__*/ icon('M8 4v4.5M8 11.5v.01');
export const SearchIcon = /*#__PURE__*/ icon(
  'M11.5 7a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0Zm-1 3.5L14 14',
);
export const CopyIcon = /*#__PURE__*/ icon(
  'M7 5.5h5A1.5 1.5 0 0 1 13.5 7v5a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 12V7A1.5 1.5 0 0 1 7 5.5Zm3.5 0v-2a1 1 0 0 0-1-1h-6a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h2',
);
