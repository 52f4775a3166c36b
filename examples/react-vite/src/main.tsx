import { Composition, useComposition } from '@ui-composition/react';
import '@ui-composition/react/style.css';
import { createRoot } from 'react-dom/client';

function App() {
  const screen = useComposition('/compose');
  return (
    <>
      <form action={(form) => void screen.ask(`${form.get('wish')}`)}>
        <input name="wish" aria-label="Your wish" required />
        <button disabled={screen.isLoading}>{screen.result ? 'Change it' : 'Compose'}</button>
      </form>
      <p role="status">{screen.error?.message ?? screen.status}</p>
      <Composition {...screen.view} isPage onAction={(action) => screen.next(action, 'Show what was done')} />
    </>
  );
}
createRoot(document.getElementById('root')!).render(<App />);
