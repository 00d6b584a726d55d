/** A stem of bamboo, drawn with the hairlines of the site; broken for a missing page. */
export function BambooIllustration({ broken = false }: { broken?: boolean }) {
  return (
    <svg
      className="bamboo"
      viewBox="0 0 80 240"
      aria-hidden="true"
      focusable="false"
      data-broken={broken || undefined}
    >
      <path d="M26 6c1 26 2 42 4 62h20c2-20 3-36 4-62M30 80c0 26-1 44-2 66h24c-1-22-2-40-2-66M28 158c-1 28-2 48-3 76h30c-1-28-2-48-3-76" />
      <rect x="22" y="68" width="36" height="12" rx="6" />
      <rect x="20" y="146" width="40" height="12" rx="6" />
      <path className="bamboo-leaf" d="M58 74c10-2 16-10 19-24-11 4-18 12-19 24Z" />
      <path className="bamboo-leaf" d="M20 152c-9-4-14-13-15-26 10 5 15 14 15 26Z" />
    </svg>
  );
}
