import { Component, type ReactNode } from 'react';
import { Notice } from './notice.tsx';

type PageBoundaryProps = { children: ReactNode };

/**
 * Says so instead of an empty window when a page cannot be shown, mostly because its code could not be fetched: the
 * network was away, or a new release has other files.
 */
export class PageBoundary extends Component<PageBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    const text = 'The network may have been away, or the console was updated meanwhile.';
    return (
      <Notice title="This page could not be loaded" text={text} action={['Load again', () => location.reload()]} />
    );
  }
}
