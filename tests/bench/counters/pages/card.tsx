import type { ReactNode } from 'react';
import './card.css';

/** One counter's card; every page draws the same card, and only the state management of its value differs. */
export const Card = ({ name, children }: { name: string; children: ReactNode }) => (
  <section className="card">
    <h2>{name}</h2>
    <p>
      {children} <small>USD</small>
    </p>
  </section>
);
