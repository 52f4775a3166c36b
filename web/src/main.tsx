import { createRoot } from 'react-dom/client';
import { App } from './shell/app.tsx';
import './shell/page.css';

createRoot(document.querySelector('#app') as Element).render(<App />);
