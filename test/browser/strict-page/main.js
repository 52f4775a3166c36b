import { createElement, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Composition, useComposition } from '../../../packages/react/src/index.ts';

const place = document.getElementById('root');
window.reports = [];

function Page({ initialRequest }) {
  const { status, operations, error, view } = useComposition('/compose', { initialRequest });
  useEffect(() => {
    window.hook = { status, operations, error: error?.message };
  });
  return createElement(Composition, view);
}

// What a host does, in React's strict mode: everything is mounted, taken away and mounted again.
window.mount = (initialRequest) => {
  const root = createRoot(place);
  root.render(createElement(StrictMode, null, createElement(Page, { initialRequest })));
  window.unmount = () => root.unmount();
};

// A host that hands over the least.
window.show = (spec, locale) => createRoot(place).render(createElement(Composition, { spec, locale }));

// What a page does that a server has drawn; tells what that was.
window.hydrate = (spec) => {
  const drawn = createElement(StrictMode, null, createElement(Composition, { spec }));
  place.innerHTML = renderToString(drawn);
  const text = place.textContent;
  hydrateRoot(place, drawn, { onRecoverableError: (error) => window.reports.push(String(error)) });
  return text;
};
