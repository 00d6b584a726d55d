import { Component, type ReactNode } from 'react';

interface DemoBoundaryProps {
  children: ReactNode;
}

interface DemoBoundaryState {
  error: Error | null;
  /** Counts the retries: a new number mounts the demo afresh. */
  attempt: number;
}

/** Keeps a demo that crashes from taking its page along. */
export class DemoBoundary extends Component<DemoBoundaryProps, DemoBoundaryState> {
  override state: DemoBoundaryState = { error: null, attempt: 0 };

  static getDerivedStateFromError(error: unknown): Partial<DemoBoundaryState> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  retry = () => this.setState(({ attempt }) => ({ error: null, attempt: attempt + 1 }));

  override render() {
    const { error, attempt } = this.state;
    if (!error)
      return (
        <div key={attempt} className="stage-content">
          {this.props.children}
        </div>
      );
    return (
      <div className="stage-error" role="alert">
        <p>
          Este ejemplo falló: <code>{error.message}</code>
        </p>
        <button type="button" className="tool" onClick={this.retry}>
          Reintentar
        </button>
      </div>
    );
  }
}
