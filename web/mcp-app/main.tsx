import { fittingContext } from '@ui-composition/client/action-context';
import { Composition, type FiredAction } from '@ui-composition/react';
import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { connectHost, type HostBridge, type HostContext, type ToolResult } from './bridge.ts';

type Shown = { spec: { state?: object }; generation: string } | { message: string };

/** Draws what the tools of this server compose, inside a host that speaks MCP Apps. */
function View() {
  const [shown, setShown] = useState<Shown>();
  const [context, setContext] = useState<HostContext>({});
  const bridge = useRef<HostBridge>(undefined);
  useEffect(() => {
    void connectHost({
      onContext: setContext,
      onResult: (result) => setShown(shownOf(result)),
      onCancelled: () => setShown({ message: 'Composing was cancelled.' }),
    }).then((connected) => {
      bridge.current = connected;
      observeSize(connected);
      followLinks(connected);
      return undefined;
    });
  }, []);

  if (shown === undefined) return <p role="status">Composing…</p>;
  if ('message' in shown) return <p role="alert">{shown.message}</p>;
  const { spec, generation } = shown;
  const answer = async (action: FiredAction): Promise<void> => {
    const host = bridge.current;
    if (host === undefined || action.kind === false) return;
    if (action.kind === 'recompose' && host.canCallTools()) {
      const happened = { action: action.name, params: action.params, state: Object(action.state) as object };
      const input = { prompt: action.prompt ?? action.name, ...fittingContext(happened, spec.state) };
      setShown(shownOf(await host.callTool('next_screen', input)));
      return;
    }
    const { name, params, event, elementId, state, channel } = action;
    const structured = {
      action: name,
      event,
      params,
      state,
      element_id: elementId,
      generation_id: generation,
      channel,
    };
    await host.tell(`The user fired "${name}" with ${JSON.stringify(params)}.`, structured);
  };
  return (
    <Composition
      spec={spec}
      generation={generation}
      theme={{ mode: context.theme ?? 'auto' }}
      {...(typeof context.locale === 'string' && { locale: context.locale })}
      onAction={answer}
    />
  );
}

function shownOf({ isError, structuredContent = {}, content = [] }: ToolResult): Shown {
  const { spec, generation_id: generation } = structuredContent;
  if (isError !== true && typeof spec === 'object' && spec !== null) return { spec, generation: String(generation) };
  return { message: content.find(({ text }) => text !== undefined)?.text ?? 'There is nothing to show.' };
}

function observeSize(host: HostBridge): void {
  const page = document.documentElement;
  new ResizeObserver(() => host.resize(page.scrollWidth, document.body.scrollHeight)).observe(document.body);
}

// A frame without network follows no link itself.
function followLinks(host: HostBridge): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    const address = link?.getAttribute('href') ?? '';
    if (!/^(?:https?|mailto|tel):/i.test(address)) return;
    event.preventDefault();
    host.openLink(address);
  });
}

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<View />);
