import type { Finding } from '#catalog/compiler/validate/finding.ts';
import type { Json, JsonObject } from '#contract/json/json.ts';
import { parsePointer, PointerError } from '#contract/json/json-pointer.ts';
import type { Candidate } from '../answer/reading.ts';
import { evaluate } from './evaluate.ts';

/** A computed part of the state: its path and its expression. */
export type Derived = { path: string; expression: string };

/** The views of one attempt. */
export type Views = {
  /** The step that seeds a view's result, or undefined when it fails. `start` seeds a path that is not read-only. */
  stepOf(candidate: Candidate, state: JsonObject): Candidate | undefined;
  /** The computed values by top-level key; they count as the caller's facts. */
  facts(): JsonObject;
  /** True for a top-level key that a view has set. */
  owns(key: string): boolean;
  derived(): Derived[];
  /** The faults of the views that failed, each with the line that was written. */
  faults(): Finding[];
};

/** True for a step that is still an expression: `view`, or `start` for interface state. */
export function isView({ op }: Candidate): boolean {
  return op === 'view' || op === 'start';
}

/**
 * Creates the views of one attempt, evaluated over the current state: the caller's facts and earlier views.
 *
 * @param given top-level keys of the caller's data
 * @param languageOf the language of the page, asked for with the first view
 */
export function createViews(given: ReadonlySet<string>, languageOf: () => string = () => 'en'): Views {
  const facts = new Map<string, Json>();
  const derived = new Map<string, Derived>();
  const failed = new Map<string, Finding>();
  let language: string | undefined;
  return {
    stepOf: (candidate, state) => {
      const { op, path, value } = candidate;
      const pointer = path.replace(/^\/state/, '');
      const written = typeof value === 'string' ? value : JSON.stringify(value ?? null);
      const key = keyOf(pointer, op === 'start');
      const fail = (fault: string): undefined => {
        failed.set(pointer, {
          pointer: path,
          code: 'bad_expression',
          message: `${pointer}:=${written.slice(0, 300)} — ${fault}`,
        });
      };
      if (key === undefined) return fail('A view stands at a path such as /late, of one name.');
      if (given.has(key)) return fail(`DATA has /${key} already: give the view a name of its own.`);
      const result = evaluate(written, state, (language ??= languageOf()));
      if ('fault' in result) return fail(result.fault);
      failed.delete(pointer);
      if (op === 'view') {
        facts.set(key, result.value);
        derived.set(pointer, { path: pointer, expression: result.expression });
      }
      return { op: 'add', path, value: result.value };
    },
    facts: () => Object.fromEntries(facts),
    owns: (key) => facts.has(key),
    derived: () => [...derived.values()],
    faults: () => [...failed.values()],
  };
}

function keyOf(pointer: string, mayGoDeeper: boolean): string | undefined {
  try {
    const [key, ...rest] = parsePointer(pointer);
    return mayGoDeeper || rest.length === 0 ? key : undefined;
  } catch (thrown) {
    if (thrown instanceof PointerError) return undefined;
    throw thrown;
  }
}
