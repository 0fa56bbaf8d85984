import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Names what is drawn; where it is another than the one that broke, it is tried. */
  of?: string;
  /** Stands in the place of what broke; nothing does where left out. */
  otherwise?: (error: unknown) => ReactNode;
  onError?: (error: unknown) => void;
  children: ReactNode;
}

/** Keeps what breaks while it is drawn, or can't be fetched, from taking all the page with it: React would draw nothing any more. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: { error: unknown } | null }> {
  override state: { broken: { error: unknown } | null } = { broken: null };

  static getDerivedStateFromError(error: unknown) {
    return { broken: { error } };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  override componentDidUpdate({ of }: ErrorBoundaryProps) {
    if (this.state.broken && of !== this.props.of) this.setState({ broken: null });
  }

  override render() {
    const { broken } = this.state;
    return broken ? this.props.otherwise?.(broken.error) : this.props.children;
  }
}
