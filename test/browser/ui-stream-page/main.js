import { useUIStream } from '@json-render/react';
import { createElement, useEffect } from 'react';
import { createRoot } from 'react-dom/client';

let ends = 0;

// Tells the test what the hook holds.
function Page() {
  const { spec, error, usage, isStreaming, send } = useUIStream({ api: '/api/ui', onComplete: () => (ends += 1) });
  useEffect(() => {
    window.hook = { spec, error: error?.message, usage, isStreaming, ends };
    window.send = send;
  });
  return createElement('p', null, isStreaming ? 'composing' : 'idle');
}

createRoot(document.getElementById('root')).render(createElement(Page));
