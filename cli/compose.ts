import { randomUUID } from 'node:crypto';
import { Command } from 'commander';
import { isApiKey } from '#contract/api-key.ts';
import { applyOperation } from '#contract/json/apply-operation.ts';
import type { ComposeEvent } from '#contract/compose-event.ts';
import type { Json, JsonObject } from '#contract/json/json.ts';
import type { Operation } from '#contract/json/operation.ts';
import { Refusal } from '#contract/refusal.ts';
import { setVariables } from '#services/process/read-environment.ts';
import { VERSION } from '#services/process/version.ts';
import { type Access, brokenStream, composeEvents } from './compose-events.ts';
import { readJsonFile } from './read-json-file.ts';
import { endQuietlyWithoutReader } from './without-reader.ts';

const DEFAULT_BASE_URL = 'http://127.0.0.1:8080';

const FLAGS: Record<string, string> = {
  ui_type: '--ui-type',
  data: '--data',
  actions: '--actions',
  prior_spec: '--edit',
  prompt: '<prompt>',
};

type Options = { uiType?: string; data?: string; actions?: string; edit?: string; idempotencyKey?: string };

const program = new Command('compose')
  .description('Composes an interface from a sentence and prints its spec; progress goes to stderr.')
  .version(VERSION)
  .argument('<prompt>', 'what the interface should be')
  .option('--ui-type <type>', 'closest archetype, such as form or dashboard')
  .option('--data <file>', 'JSON file with the facts to show')
  .option('--actions <file>', 'JSON file with a list of action declarations')
  .option('--edit <file>', 'JSON file with the spec to change')
  .option('--idempotency-key <key>', 'of a request that was sent before: its answer comes again, without a second bill')
  .addHelpText('after', '\nEnvironment: UIC_API_KEY (required), UIC_BASE_URL (default http://127.0.0.1:8080)')
  .action(run);

endQuietlyWithoutReader();
await program.parseAsync();

async function run(prompt: string, options: Options): Promise<void> {
  try {
    const spec = await compose(requestFor(prompt, options), options.idempotencyKey ?? randomUUID());
    process.stdout.write(`${JSON.stringify(spec, null, 2)}\n`);
  } catch (thrown) {
    const text = thrown instanceof Refusal ? `${thrown.code}: ${inFlags(thrown.message)}` : String(thrown);
    process.stderr.write(`${text}\n`);
    process.exitCode = 1;
  }
}

// Fields of a request as the flags, or the pieces of their files, that they came from.
function inFlags(sentence: string): string {
  return sentence.replaceAll(
    /`(ui_type|data|actions|prior_spec|prompt)([.[][^`]*)?`/g,
    (_, field: string, rest = '') => {
      const flag = FLAGS[field] ?? field;
      return rest === '' ? flag : `\`${String(rest).replace(/^\./, '')}\` of ${flag}`;
    },
  );
}

function requestFor(prompt: string, { uiType, data, actions, edit }: Options): JsonObject {
  return {
    prompt,
    ...(uiType !== undefined && { ui_type: uiType }),
    ...(data !== undefined && { data: readJsonFile(data) }),
    ...(actions !== undefined && { actions: readJsonFile(actions) }),
    ...(edit !== undefined && { mode: 'edit', prior_spec: readJsonFile(edit) }),
  };
}

async function compose(request: JsonObject, idempotencyKey: string): Promise<Json> {
  const access = readAccess(setVariables(process.env));
  const base = (): Json => structuredClone(request['prior_spec'] ?? {});
  let spec = base();
  process.stderr.write(`key        ${idempotencyKey}\n`);
  for await (const event of composeEvents(access, request, idempotencyKey)) {
    if (event.type === 'compose.restarted') spec = base();
    if (event.type === 'op') spec = applied(spec, event as Operation);
    process.stderr.write(`${progressLine(event)}\n`);
  }
  return spec;
}

function applied(spec: Json, operation: Operation): Json {
  try {
    return applyOperation(spec, operation);
  } catch (error) {
    throw brokenStream(error);
  }
}

function progressLine(event: ComposeEvent): string {
  switch (event.type) {
    case 'compose.started':
      return `started    ${event.generation_id} on ${event.model}`;
    case 'op':
      return `${event.op.padEnd(10)} ${event.path}`;
    case 'compose.restarted':
      return `restarted  on ${event.model}: ${event.reason.code}`;
    case 'compose.completed':
      return `completed  ${event.operation_count} operations`;
    case 'error':
      return `failed     ${event.error.code}`;
  }
}

/**
 * Where the service is and with which key to call it, from UIC_BASE_URL and UIC_API_KEY.
 *
 * @throws Refusal AUTHENTICATION_REQUIRED without a key, or with what cannot be one; BAD_REQUEST for what is no address
 */
function readAccess(environment: NodeJS.ProcessEnv): Access {
  const apiKey = environment['UIC_API_KEY'] ?? '';
  const baseUrl = environment['UIC_BASE_URL'] || DEFAULT_BASE_URL;
  if (apiKey === '') throw noKey('Set UIC_API_KEY to a live key; the first start of the service prints one.');
  if (!isApiKey(apiKey)) throw noKey('UIC_API_KEY is not an API key. Check that it was copied whole.');
  if (!/^https?:\/\//.test(baseUrl) || !URL.canParse(baseUrl)) {
    throw new Refusal('BAD_REQUEST', `UIC_BASE_URL must be an address such as ${DEFAULT_BASE_URL}.`);
  }
  return { apiKey, baseUrl: baseUrl.replace(/\/+$/, '') };
}

function noKey(message: string): Refusal {
  return new Refusal('AUTHENTICATION_REQUIRED', message);
}
