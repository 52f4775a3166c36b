import { JSONUIProvider, Renderer, useUIStream } from '@json-render/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { registry, Unknown } from './registry.tsx';

const FACTS = { orders: [{ id: 1, customer: 'Ann', total: 12.5 }] };
const ACTIONS = [{ name: 'refund', description: 'Pays an order back', required: true }];

function App() {
  const [fired, setFired] = useState('');
  const { spec, send, isStreaming, error } = useUIStream({ api: '/api/ui' });
  const handlers = { refund: (params: object) => setFired(`refund ${JSON.stringify(params)}`) };
  // The first wish composes, the next ones change what is there.
  const ask = (wish: string) => send(wish, spec?.root ? { previousSpec: spec } : { data: FACTS, actions: ACTIONS });
  const state = (spec as { state?: Record<string, unknown> } | null)?.state;
  return (
    <>
      <form action={(form) => void ask(`${form.get('wish')}`)}>
        <input name="wish" aria-label="Your wish" defaultValue="Orders of this week" required />
        <button disabled={isStreaming}>Compose</button>
      </form>
      <p role="status">{error?.message ?? (isStreaming ? 'composing …' : fired)}</p>
      <main>
        <JSONUIProvider key={String(isStreaming)} registry={registry} initialState={state} handlers={handlers}>
          <Renderer spec={spec?.root ? spec : null} registry={registry} fallback={Unknown} loading={isStreaming} />
        </JSONUIProvider>
      </main>
    </>
  );
}
createRoot(document.getElementById('root')!).render(<App />);
