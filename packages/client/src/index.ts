export { composeAt, createClient, type Client, type ClientOptions } from './client.ts';
export { composeHandler, type Authorization, type ComposeHandlerOptions } from './compose-handler.ts';
export { Composition, type ComposeOptions } from './composition.ts';
export { renderable, withOperation } from './draft.ts';
export { CompositionError, type ErrorCode } from './errors.ts';
export type * from './types.ts';
