/** A calendar sheet, 16 px, decorative. */
export function CalendarIcon() {
  return (
    <svg className="gd-icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d="M2.5 4.5a1 1 0 0 1 1-1h9a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1zM2.5 7h11M5.5 2v3M10.5 2v3" />
    </svg>
  );
}
