import { Component, type ReactNode } from 'react';
import { Broken } from './parts/layout/broken.tsx';
import { Shell } from './parts/layout/shell.tsx';

type Props = { at: string; children: ReactNode };

/** Shows the last resort instead of a screen that threw, until one goes elsewhere. */
export class Unbroken extends Component<Props, { isBroken: boolean }> {
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
