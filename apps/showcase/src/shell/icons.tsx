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

/** The cat of GitHub in its disc. */
export function CodeIcon() {
  return (
    <Icon>
      <path
        className="icon-solid"
        fillRule="evenodd"
        d="M8 1a7 7 0 0 0-1.9 13.7v-1.9c-1.9.4-2.4-.8-2.7-1.4-.2-.3-.5-.6-.8-.8.9-.3 1.4.4 1.7.9.4.7 1 .9 1.8.6.1-.4.2-.8.5-1C4.9 10.9 3.9 10 3.9 7.9c0-.8.3-1.5.8-2-.1-.3-.3-1 .1-2 0 0 .7-.2 2 .8a6.6 6.6 0 0 1 2.4 0c1.3-1 2-.8 2-.8.4 1 .2 1.7.1 2 .5.5.8 1.2.8 2 0 2.1-1 3-2.7 3.2.3.3.5.8.5 1.5v2.1A7 7 0 0 0 8 1Z"
      />
    </Icon>
  );
}
