import { Component, type ReactNode } from 'react'
import { report } from '../browser/report.ts'

type Props = {
  children: ReactNode
  /** What stands there instead. */ fallback: ReactNode
  /** Where one is: going elsewhere is another try. */ at?: string
}

/** Keeps a part of the page that fails, or whose chunk cannot be had, from taking the rest with it. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    report('A part of the page failed.', error)
  }

  override componentDidUpdate({ at }: Props) {
    if (this.state.failed && at !== this.props.at) this.setState({ failed: false })
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
