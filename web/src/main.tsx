import { createRoot } from 'react-dom/client';
import { App } from './shell/app.tsx';
import { PageBoundary } from './shell/page-boundary.tsx';
// The look of the shell itself, also where no interface is drawn.
import '../../packages/react/src/styles/tokens.css';
import '../../packages/react/src/styles/base.css';
import '../../packages/react/src/styles/tones.css';
import './shell/page.css';

createRoot(document.querySelector('#app') as Element).render(
  <PageBoundary>
    <App />
  </PageBoundary>,
);
