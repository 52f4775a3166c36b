export { requestOfAction, type A2uiAction, type ShownSpec } from './a2ui/action.ts';
export type { A2uiComponent } from './a2ui/component.ts';
export { a2uiFunctions, type A2uiDataContext, type A2uiFunction } from './a2ui/functions.ts';
export { a2uiHandler } from './a2ui/handler.ts';
export { readA2uiLines } from './a2ui/lines.ts';
export { A2UI_CATALOG_ID, a2uiMessages, type A2uiMessage } from './a2ui/messages.ts';
export { a2uiStream, type A2uiSurface } from './a2ui/stream.ts';
