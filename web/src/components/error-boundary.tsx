import { Component, type ReactNode } from 'react'
import { report } from '../browser/report.ts'
import { LoadError } from '../browser/retry.ts'

type Props = {
  children: ReactNode
  /** @param retry loads a failed chunk again; reloads the page after any other error */
  fallback: (retry: () => void) => ReactNode
  resetKey?: string
}

export class ErrorBoundary extends Component<Props, { error?: unknown }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidCatch(error: unknown) {
    report('A part of the page failed.', error)
  }

  override componentDidUpdate({ resetKey }: Props) {
    if (this.state.error !== undefined && resetKey !== this.props.resetKey) this.reset()
  }

  private readonly reset = () => {
    if (this.state.error instanceof LoadError) this.state.error.forget()
    this.setState({ error: undefined })
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    return this.props.fallback(error instanceof LoadError ? this.reset : () => location.reload())
  }
}
