import { Component, type ReactNode } from 'react';
import { BrokenPage } from './layout/broken-page.tsx';
import { failureOf } from './part-failure.ts';

/** What broke is told in the visitor's language, with a way on (SYS-11): a part that did not arrive is not a fault of the page. */
export class ErrorBoundary extends Component<{ children: ReactNode; inPlace?: boolean }, { error: Error | null }> {
  override state = { error: null as Error | null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    // What did not arrive is the whole page's matter; a page that broke leaves the ways to others.
    if (this.props.inPlace && failureOf(error) !== 'crash') throw error;
    return <BrokenPage error={error} />;
  }
}
