import type { ReactNode } from 'react';

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg className="gd-icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

export function MenuIcon() {
  return (
    <Icon>
      <path d="M2 4h12M2 8h12M2 12h8" />
    </Icon>
  );
}

export function CloseIcon() {
  return (
    <Icon>
      <path d="m3.5 3.5 9 9M12.5 3.5l-9 9" />
    </Icon>
  );
}

/** A half-filled disc: it turns round with the scheme. */
export function SchemeIcon() {
  return (
    <svg className="gd-icon scheme-icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <circle cx="8" cy="8" r="6.25" />
      <path className="icon-solid" d="M8 1.75v12.5a6.25 6.25 0 0 0 0-12.5Z" />
    </svg>
  );
}

export function SocialIcon() {
  return (
    <Icon>
      <path
        className="icon-solid"
        d="M9 15V9h2l.4-2.4H9V5.2c0-.8.3-1.3 1.3-1.3h1.2V1.8c-.2-.1-.9-.2-1.6-.2-2 0-3.3 1.2-3.3 3.3v1.7H4.5V9h2.1v6"
      />
    </Icon>
  );
}

export function CodeIcon() {
  return (
    <Icon>
      <path d="M5.5 4 2 8l3.5 4M10.5 4 14 8l-3.5 4" />
    </Icon>
  );
}
