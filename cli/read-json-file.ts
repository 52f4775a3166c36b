import { readFileSync } from 'node:fs';
import type { Json } from '#contract/json/json.ts';
import { Refusal } from '#contract/refusal.ts';

/** The JSON value that a file holds. @throws Refusal BAD_REQUEST that names the file and says what is wrong with it */
export function readJsonFile(file: string): Json {
  const text = readText(file);
  try {
    return JSON.parse(text) as Json;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Refusal('BAD_REQUEST', `${file} does not hold valid JSON: ${reason}.`, { cause: error });
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const message = code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read (${code}).`;
    throw new Refusal('BAD_REQUEST', message, { cause: error });
  }
}
