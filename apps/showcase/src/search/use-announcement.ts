import { useEffect, useState } from 'react';

/** A count at each letter would talk over the one who types. */
const PAUSE = 500;

/** The text to be said once it has stood still for a moment. */
export function useAnnouncement(text: string): string {
  const [message, setMessage] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setMessage(text), text === '' ? 0 : PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return message;
}
