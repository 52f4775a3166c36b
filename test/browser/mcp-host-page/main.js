import { AppBridge, PostMessageTransport } from '@modelcontextprotocol/ext-apps/app-bridge';

// A host as the official kit makes one, around a frame without any right but to run scripts.
window.told = { messages: [], contexts: [], links: [], sizes: [], calls: [] };
window.show = async (html, result, theme) => {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.style.cssText = 'width: 800px; height: 700px';
  document.body.replaceChildren(frame);
  const capabilities = { openLinks: {}, serverTools: {}, updateModelContext: {}, message: {} };
  const bridge = new AppBridge(null, { name: 'host', version: '1.0.0' }, capabilities, { hostContext: { theme } });
  const ready = new Promise((resolve) => (bridge.oninitialized = resolve));
  // A setter of the kit's bridge, not an event of the page.
  // oxlint-disable-next-line unicorn/prefer-add-event-listener
  bridge.onmessage = async (params) => (window.told.messages.push(params), {});
  bridge.onupdatemodelcontext = async (params) => (window.told.contexts.push(params), {});
  bridge.onopenlink = async (params) => (window.told.links.push(params.url), {});
  bridge.onsizechange = (params) => window.told.sizes.push(params);
  bridge.oncalltool = async (params) => (window.told.calls.push(params), window.toolResult);
  window.bridge = bridge;
  await bridge.connect(new PostMessageTransport(frame.contentWindow, frame.contentWindow));
  frame.srcdoc = html;
  await ready;
  await bridge.sendToolInput({ arguments: {} });
  await bridge.sendToolResult(result);
};
