import { Component, type ReactNode } from 'react';
import { Broken } from '../parts/layout/broken.tsx';
import { Shell } from '../parts/layout/shell.tsx';

type Props = { at: string; children: ReactNode };

/** Shows the error page instead of a screen that threw, until the address changes. */
export class ErrorBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidUpdate(before: Props) {
    if (this.state.isBroken && before.at !== this.props.at) this.setState({ isBroken: false });
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <Shell>
        <Broken />
      </Shell>
    );
  }
}
