import { AbstractAgent, type AgentConfig, type BaseEvent, type RunAgentInput } from '@ag-ui/client';
import { Observable } from 'rxjs';
import type { Client } from '../client.ts';
import type { Composition } from '../composition.ts';
import { CompositionError } from '../errors.ts';
import type { ComposeRequest } from '../types.ts';
import { agUiEvents, runError } from './events.ts';
import { inTermsOfRun, requestOfRun } from './request-of-run.ts';

/** Settings of the agent: those of every AG-UI agent, and how it composes. */
export type CompositionAgentOptions = AgentConfig & {
  /** The client that composes, made with `createClient`. */
  client: Client;
  /** Makes the request of a run. Default: {@link requestOfRun}. */
  requestOf?: ((input: RunAgentInput) => ComposeRequest) | undefined;
};

/** The service as an agent of AG-UI: for CopilotKit's runtime, and wherever an in-process agent is expected. */
export class CompositionAgent extends AbstractAgent {
  // No #private fields: the base class clones an agent without calling its constructor.
  private readonly options: CompositionAgentOptions;
  private composition: Composition | undefined;

  constructor(options: CompositionAgentOptions) {
    super(options);
    this.options = options;
  }

  // Typed by the base class: the host may have another copy of rxjs, whose Observable is another type.
  override run(input: RunAgentInput): ReturnType<AbstractAgent['run']> {
    return new Observable((observer) => {
      const left = new AbortController();
      const pass = async (): Promise<void> => {
        for await (const event of this.eventsOf(input, left.signal)) observer.next(event);
      };
      pass().then(
        () => observer.complete(),
        (error: unknown) => observer.error(error),
      );
      return () => left.abort();
    });
  }

  /** Ends the composition on the service, too; nothing is billed. */
  override abortRun(): void {
    this.composition?.abort(new DOMException('The run was aborted.', 'AbortError'));
  }

  override clone(): CompositionAgent {
    const clone = super.clone() as CompositionAgent;
    return Object.assign(clone, { options: this.options, composition: undefined });
  }

  private async *eventsOf(input: RunAgentInput, signal: AbortSignal): AsyncGenerator<BaseEvent> {
    const { threadId, runId } = input;
    const { client, requestOf = requestOfRun } = this.options;
    try {
      const request = requestOf(input);
      this.composition = client.compose(request, { signal });
      const run = { threadId, runId, ...(request.mode === 'edit' && { priorSpec: request.prior_spec ?? {} }) };
      for await (const event of agUiEvents(this.composition, run)) {
        const isOfRun = event.type === 'RUN_ERROR' && requestOf === requestOfRun;
        yield (isOfRun ? { ...event, message: inTermsOfRun(event.message, input) } : event) as BaseEvent;
      }
    } catch (error) {
      if (!(error instanceof CompositionError)) throw error;
      yield runError(error) as BaseEvent;
    }
  }
}
