export { CompositionAgent, type CompositionAgentOptions } from './agui/agent.ts';
export { ACTIVITY_TYPE, agUiEvents, type AgUiEvent, type AgUiRun, type RunResult } from './agui/events.ts';
export { agUiHandler } from './agui/handler.ts';
export { requestOfRun, type RunInput } from './agui/request-of-run.ts';
