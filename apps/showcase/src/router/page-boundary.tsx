import { Component, type ReactNode } from 'react';
import { ErrorPage } from '../shell/error-page';

interface PageBoundaryProps {
  children: ReactNode;
}

/** Shows the error page in place of a page that crashes; toolbar and sidebar survive (SHL-3). */
export class PageBoundary extends Component<PageBoundaryProps, { error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    return error === undefined ? this.props.children : <ErrorPage error={error} />;
  }
}
