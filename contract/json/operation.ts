import { isJsonObject, type Json } from './json.ts';
import { OperationError } from './apply-operation.ts';
import { formatFieldPath } from '../request/field-path.ts';
import { findJsonFault } from './json-fault.ts';
import { describeSent } from '../request/request-fault.ts';

/** One operation, shaped like an RFC 6902 JSON Patch operation. Source: service spec, "Operation (`op`)". */
export type Operation =
  | { op: 'add' | 'replace' | 'test'; path: string; value: Json }
  | { op: 'remove'; path: string }
  | { op: 'move' | 'copy'; path: string; from: string };

/**
 * Reads any parsed JSON as an operation; unknown members are dropped, as RFC 6902 requires.
 *
 * @throws OperationError when it is not an operation: not an object, an unknown `op`, a missing member, or a value that is
 *   nested too deep or has a `__proto__` key
 *
 * Source: RFC 6902, section 4.
 */
export function readOperation(value: unknown): Operation {
  if (!isJsonObject(value)) throw new OperationError('an operation is an object');
  const { op } = value;
  const path = requireText(value, 'path');
  switch (op) {
    case 'add':
    case 'replace':
    case 'test':
      return { op, path, value: requireSane(value) };
    case 'remove':
      return { op, path };
    case 'move':
    case 'copy':
      return { op, path, from: requireText(value, 'from') };
    default:
      throw new OperationError(`${describeSent(op)} is no operation of JSON Patch`);
  }
}

function requireText(operation: { [key: string]: Json }, name: 'path' | 'from'): string {
  const text = Object.hasOwn(operation, name) ? operation[name] : undefined;
  if (typeof text !== 'string') throw new OperationError(`an operation needs a text as "${name}"`);
  return text;
}

function requireSane(operation: { [key: string]: Json }): Json {
  if (!Object.hasOwn(operation, 'value')) throw new OperationError('the operation needs a "value"');
  const { value } = operation;
  const fault = findJsonFault(value);
  if (value === undefined || fault !== undefined) {
    throw new OperationError(`value ${formatFieldPath(fault?.path ?? [])} ${fault?.message ?? 'is missing'}`);
  }
  return value;
}
