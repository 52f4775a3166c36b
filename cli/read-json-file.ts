import { readFileSync } from 'node:fs';
import type { Json } from '#contract/json/json.ts';
import { findJsonFault } from '#contract/json/json-fault.ts';
import { findJsonTextFault } from '#contract/json/json-text-fault.ts';
import { Refusal } from '#contract/refusal.ts';
import { formatFieldPath } from '#contract/request/field-path.ts';

/**
 * The JSON value that a file holds, read as strictly as the API reads a body: what would be dropped or altered here could not
 * be refused there.
 *
 * @throws Refusal BAD_REQUEST that names the file and says what is wrong with it
 */
export function readJsonFile(file: string): Json {
  const text = decode(readBytes(file), file);
  const value = parse(text, file);
  const fault = findJsonTextFault(text) ?? findJsonFault(value);
  if (fault === undefined) return value;
  throw new Refusal('BAD_REQUEST', `${file}: ${formatFieldPath(fault.path)} ${fault.message}.`);
}

function parse(text: string, file: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Refusal('BAD_REQUEST', `${file} does not hold valid JSON: ${reason}.`, { cause: error });
  }
}

function decode(bytes: Uint8Array, file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new Refusal('BAD_REQUEST', `${file} is not valid UTF-8.`, { cause: error });
  }
}

function readBytes(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const message = code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read (${code}).`;
    throw new Refusal('BAD_REQUEST', message, { cause: error });
  }
}
