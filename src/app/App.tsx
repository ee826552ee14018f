import { Logo } from '../ui/Logo.tsx'
import { useBackend } from './use-backend.ts'

const words = {
  checking: 'Looking for the backend…',
  ready: 'The backend answers.',
  unreachable: 'The backend does not answer. Try again in a moment.',
}

export function App() {
  const { state, retry } = useBackend()
  return (
    <main>
      <div className="brand">
        <Logo size={40} />
        <span>Essor</span>
      </div>
      <h1>Connect Talent with Opportunity</h1>
      <p>Simulated missions, real feedback, and certificates that anyone can check.</p>
      <p className="state" data-state={state} role="status">
        {words[state]}
        {state === 'unreachable' && (
          <button type="button" onClick={retry}>
            Try again
          </button>
        )}
      </p>
    </main>
  )
}
