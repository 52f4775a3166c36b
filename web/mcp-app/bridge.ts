/** What a host says about the place where it shows the view. Source: MCP Apps 2026-01-26, "Host Context". */
export type HostContext = { theme?: 'light' | 'dark'; locale?: string; [member: string]: unknown };

/** The result of a tool, as the host passes it on. */
export type ToolResult = {
  isError?: boolean;
  content?: readonly { type: string; text?: string }[];
  structuredContent?: { [member: string]: unknown };
};

/** Receives the host's messages. */
export type HostListener = {
  onContext: (context: HostContext) => void;
  onResult: (result: ToolResult) => void;
  onCancelled: () => void;
};

/** The host's side of the frame. */
export type HostBridge = {
  /** Reports what the user did: to the model's context, then as a message. */
  tell: (text: string, structured: object) => Promise<void>;
  /** Calls a tool of the server through the host. */
  callTool: (name: string, input: object) => Promise<ToolResult>;
  canCallTools: () => boolean;
  openLink: (url: string) => void;
  resize: (width: number, height: number) => void;
};

type Message = {
  jsonrpc?: string;
  id?: number | string;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: { message?: string };
};

const PROTOCOL_VERSION = '2026-01-26';

/**
 * Talks only to the host, by messages to the parent window.
 *
 * Source: MCP Apps 2026-01-26, "Communication Protocol".
 */
export async function connectHost(listener: HostListener): Promise<HostBridge> {
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (reason: Error) => void }>();
  let lastId = 0;
  let context: HostContext = {};
  const post = (message: Message): void => window.parent.postMessage({ jsonrpc: '2.0', ...message }, '*');
  const request = async (method: string, params: object): Promise<unknown> =>
    new Promise((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      post({ id: lastId, method, params });
    });
  const settle = (id: number, { result, error }: Message): void => {
    const { resolve, reject } = waiting.get(id) ?? {};
    waiting.delete(id);
    if (error === undefined) resolve?.(result);
    else reject?.(new Error(error.message ?? 'the host refused'));
  };
  const handle = ({ id, method, params = {} }: Message): void => {
    if (method === 'ui/notifications/tool-result') listener.onResult(params as ToolResult);
    if (method === 'ui/notifications/tool-cancelled') listener.onCancelled();
    if (method === 'ui/notifications/host-context-changed') {
      context = { ...context, ...(params as HostContext) };
      listener.onContext(context);
    }
    if (id === undefined) return;
    if (method === 'ping' || method === 'ui/resource-teardown') post({ id, result: {} });
    else post({ id, error: { code: -32_601, message: `There is no ${method}.` } as { message: string } });
  };
  window.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (source !== window.parent || typeof data !== 'object' || data === null) return;
    const message = data as Message;
    if (message.jsonrpc !== '2.0') return;
    if (message.method === undefined) settle(Number(message.id), message);
    else handle(message);
  });
  const initialized = (await request('ui/initialize', {
    appInfo: { name: 'ui-composition-view', version: '0.1.0' },
    appCapabilities: {},
    protocolVersion: PROTOCOL_VERSION,
  })) as { hostContext?: HostContext; hostCapabilities?: { [capability: string]: unknown } };
  const capabilities = initialized.hostCapabilities ?? {};
  context = initialized.hostContext ?? {};
  listener.onContext(context);
  post({ method: 'ui/notifications/initialized' });
  return {
    tell: async (text, structured) => {
      const content = [{ type: 'text', text }];
      if (capabilities['updateModelContext'] !== undefined) {
        await request('ui/update-model-context', { content, structuredContent: structured });
      }
      await request('ui/message', { role: 'user', content });
    },
    callTool: async (name, input) => (await request('tools/call', { name, arguments: input })) as ToolResult,
    canCallTools: () => capabilities['serverTools'] !== undefined,
    openLink: (url) => void request('ui/open-link', { url }).catch(() => undefined),
    resize: (width, height) => post({ method: 'ui/notifications/size-changed', params: { width, height } }),
  };
}
