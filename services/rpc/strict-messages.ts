import type { ServiceDefinition, ServiceError, StatusObject, UntypedServiceImplementation } from '@grpc/grpc-js';
import { BinaryReader } from '@bufbuild/protobuf/wire';
import { formatFieldPath } from '#contract/request/field-path.ts';
import { Refusal } from '#contract/refusal.ts';
import { refusalStatus } from './refusal-status.ts';

type Service = { definition: ServiceDefinition; implementation: UntypedServiceImplementation };

/** What every handler gets of a call; a unary one answers through its callback. */
type Call = { request: unknown; emit(event: 'error', error: Partial<StatusObject>): boolean };
type Callback = (error: Partial<ServiceError>) => void;
type Handler = (call: Call, callback?: Callback) => void;

/** Stands for a text whose bytes are not UTF-8: half a surrogate pair, which no valid bytes are decoded to. */
const NOT_UTF8 = '\uD800';

/**
 * Most numbers (tags, lengths, values) that a request is read for. None that we know holds a tenth of them, and each empty field
 * of a message of 4 MiB would become an object.
 */
const NUMBERS_MAX = 20_000;

/**
 * A service that refuses what it cannot read with INVALID_ARGUMENT and a typed detail, where the library would replace
 * invalid UTF-8 by U+FFFD, and answer INTERNAL to bytes that are no message.
 *
 * Source: Protocol Buffers, "Proto3", scalar value types: a string must hold valid UTF-8.
 */
export function strictly({ definition, implementation }: Service): Service {
  const methods = Object.entries(definition).map(([name, method]) => {
    const requestDeserialize = (bytes: Buffer): unknown => readMessage(bytes, method.requestDeserialize);
    return [name, { ...method, requestDeserialize }];
  });
  const handlers = Object.entries(implementation).map(([name, handler]) => [name, refusing(handler as Handler)]);
  return {
    definition: Object.fromEntries(methods) as ServiceDefinition,
    implementation: Object.fromEntries(handlers) as UntypedServiceImplementation,
  };
}

// A decoder that throws makes the library answer INTERNAL without a detail, so the refusal is passed on as the request.
function refusing(handler: Handler): Handler {
  return (call, callback) => {
    if (!(call.request instanceof Refusal)) return handler(call, callback);
    const answer = refusalStatus(call.request);
    if (callback === undefined) call.emit('error', answer);
    else callback(answer);
  };
}

function readMessage(bytes: Buffer, decode: (value: Buffer) => unknown): unknown {
  let isUtf8 = true;
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const reader = new BinaryReader(bytes, (text) => {
    try {
      return decoder.decode(text);
    } catch {
      isUtf8 = false;
      return NOT_UTF8;
    }
  });
  let numbers = 0;
  const readNumber = reader.uint32.bind(reader);
  reader.uint32 = () => {
    if ((numbers += 1) > NUMBERS_MAX) throw new Refusal('BAD_REQUEST', 'The request has too many fields.');
    return readNumber();
  };
  try {
    // Generated decoders read from a reader as well; the definition's type does not say so.
    const message = decode(reader as unknown as Buffer);
    return isUtf8 ? message : notUtf8(message);
  } catch (thrown) {
    if (thrown instanceof Refusal) return thrown;
    return new Refusal('BAD_REQUEST', 'The request is not a message of this method.');
  }
}

function notUtf8(message: unknown): Refusal {
  const field = formatFieldPath(pathOfText(message) ?? []);
  return new Refusal('BAD_REQUEST', `\`${field}\` is not valid UTF-8.`, { field });
}

function pathOfText(value: unknown): (string | number)[] | undefined {
  if (value === NOT_UTF8) return [];
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return undefined;
  for (const [name, member] of Object.entries(value)) {
    const below = pathOfText(member);
    if (below !== undefined) return [Array.isArray(value) ? Number(name) : fieldName(name), ...below];
  }
  return undefined;
}

/** A field's name as the protocol writes it. */
export function fieldName(property: string): string {
  return property.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
