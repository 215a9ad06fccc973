import { Component, type ReactNode } from 'react'
import { report } from '../browser/report.ts'

type Props = {
  children: ReactNode
  fallback: ReactNode
  /** A change of this key renders the children again. */
  resetKey?: string
}

/** Renders a fallback if its children throw or their chunk fails to load. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    report('A part of the page failed.', error)
  }

  override componentDidUpdate({ resetKey }: Props) {
    if (this.state.failed && resetKey !== this.props.resetKey) this.setState({ failed: false })
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
