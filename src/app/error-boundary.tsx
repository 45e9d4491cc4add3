import { Component, type ReactNode } from 'react';
import { BrokenPage } from './layout/broken-page.tsx';
import { failureOf } from './part-failure.ts';

/** Shows an error in the visitor's language with a next step (SYS-11). A part that did not load is not an error of the page. */
export class ErrorBoundary extends Component<{ children: ReactNode; inPlace?: boolean }, { error: Error | null }> {
  override state = { error: null as Error | null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    // A part that did not load concerns the whole page. A page that crashed keeps the navigation.
    if (this.props.inPlace && failureOf(error) !== 'crash') throw error;
    return <BrokenPage error={error} />;
  }
}
