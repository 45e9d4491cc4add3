import type { ReactNode } from 'react';
import './card.css';

/** One counter's card; every page draws the same, and only the figure in it differs by how it is kept. */
export const Card = ({ name, children }: { name: string; children: ReactNode }) => (
  <section className="card">
    <h2>{name}</h2>
    <p>
      {children} <small>USD</small>
    </p>
  </section>
);
