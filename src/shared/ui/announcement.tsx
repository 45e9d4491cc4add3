import { useEffect, useState } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';

/** A screen reader reads a whole live region again when a dialog before it closes. The text is removed by then. */
const SAID_AFTER_MS = 3_000;

/** A visually hidden live region. Screen readers read it once when it changes. */
export const Announcement = ({ text }: { text: string }) => {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), SAID_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return <div role="status">{text !== said && <VisuallyHidden>{text}</VisuallyHidden>}</div>;
};
