/** A node of bamboo: two culms that narrow towards the ring between them, and a young branch. */
export function Logo() {
  return (
    <svg className="logo" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M8 1.5h8l-.6 8.2H8.6zM8.6 14.3h6.8L16 22.5H8z" />
      <rect x="6" y="10.6" width="12" height="2.8" rx="1.4" />
    </svg>
  );
}
