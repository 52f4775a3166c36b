import { Component, type ReactNode } from 'react';
import type { Problem } from './runtime.ts';

type BoundaryProps = {
  id: string;
  /** A new element object, or another value that it reads, gives the component a new chance. */
  resetKey: object;
  values: readonly unknown[];
  report: (problem: Problem) => void;
  children: ReactNode;
};

type BoundaryState = { hasFailed: boolean; resetKey: object; values: readonly unknown[] };

/** Keeps a component that throws from taking its neighbours with it. */
export class ElementBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { hasFailed: false, resetKey: this.props.resetKey, values: this.props.values };

  static getDerivedStateFromProps({ resetKey, values }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    const isSame = resetKey === state.resetKey && values === state.values;
    return isSame ? null : { hasFailed: false, resetKey, values };
  }

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { hasFailed: true };
  }

  override componentDidCatch(cause: unknown): void {
    const { id, report } = this.props;
    report({ kind: 'component_failed', elementId: id, message: `the element ${id} could not be drawn`, cause });
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
