import { TreeInterpreter } from '@jmespath-community/jmespath';
import { isJsonObject } from '#contract/json/json.ts';

/** Longest text that a function may read or produce: one call on a longer one cannot be interrupted. */
const TEXT_MAX_CHARS = 100_000;

/** Arguments as they reach a function: JSON values, and expressions that it is to apply. */
type Arguments = readonly unknown[];

/** What a function would produce at most, in characters; for the functions that can produce more than they read. */
const PRODUCES: { readonly [name: string]: (args: Arguments) => number } = {
  pad_left: ([text, width]) => Math.max(charsOf(text), Number(width)),
  pad_right: ([text, width]) => Math.max(charsOf(text), Number(width)),
  replace: ([text, search, replacement]) =>
    (charsOf(text) / Math.max(charsOf(search), 1) + 1) * charsOf(replacement) + charsOf(text),
  join: ([glue, parts]) => (Array.isArray(parts) ? parts.length : 0) * charsOf(glue) + charsOf(parts),
  to_string: ([value]) => charsOf(value),
};

type Runtime = typeof TreeInterpreter.runtime;

// Each scope (`let … in`) has a runtime of its own: the limit belongs to what they have in common.
const runtimes = Object.getPrototypeOf(TreeInterpreter.runtime) as Runtime;
const { callFunction: callUnlimited } = runtimes as {
  callFunction: (this: Runtime, ...args: Parameters<Runtime['callFunction']>) => ReturnType<Runtime['callFunction']>;
};

// Lists grow element by element in code that can be interrupted; texts grow in one step of the engine, which cannot.
runtimes.callFunction = function callFunction(this: Runtime, name, args) {
  const isTooLong = args.some((one) => typeof one === 'string' && one.length > TEXT_MAX_CHARS);
  if (isTooLong || producedBy(name, args) > TEXT_MAX_CHARS) {
    throw new RangeError(`${name}() works on texts of at most ${TEXT_MAX_CHARS} characters`);
  }
  return callUnlimited.call(this, name, args);
};

function producedBy(name: string, args: Arguments): number {
  return (Object.hasOwn(PRODUCES, name) ? PRODUCES[name]?.(args) : undefined) ?? 0;
}

/** The characters of all texts in a value, names included; stops counting above the limit. */
function charsOf(value: unknown): number {
  let chars = 0;
  const waiting: unknown[] = [value];
  while (waiting.length > 0 && chars <= TEXT_MAX_CHARS) {
    const next = waiting.pop();
    if (typeof next === 'string') chars += next.length;
    else if (Array.isArray(next)) {
      chars += next.length;
      if (chars <= TEXT_MAX_CHARS) for (const item of next) waiting.push(item);
    } else if (isJsonObject(next)) {
      for (const [name, member] of Object.entries(next)) {
        chars += name.length;
        waiting.push(member);
      }
    } else chars += 1;
  }
  return chars;
}
