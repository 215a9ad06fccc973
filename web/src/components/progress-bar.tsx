/** A slim bar at the top of the window while something loads. `--animate-progress` (styles.css) delays it. */
export const ProgressBar = ({ className = '' }) => (
  <div
    role="progressbar"
    aria-label="Loading"
    className={`fixed inset-x-0 top-0 z-80 h-1 origin-left animate-progress border-b border-paper bg-brand ${className}`}
  />
)
