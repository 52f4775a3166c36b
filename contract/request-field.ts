import { z } from 'zod';
import { isJsonObject, type JsonObject } from './json.ts';
import { describeSent } from './request-fault.ts';

/** A text of so many chars. They are UTF-16 code units, as JavaScript counts; zod's own limits count code points. */
export const text = (maxChars: number, minChars = 0) =>
  z
    .string()
    .superRefine((value, context) => {
      const fault = lengthFault(value.length, minChars, maxChars);
      if (fault !== undefined) context.addIssue({ code: 'custom', message: `has ${value.length} chars; ${fault}` });
    })
    .meta({ ...(minChars > 0 && { minLength: minChars }), maxLength: maxChars });

/** A text that comes back in the spec as it is: with half a character in it, it could not. */
export const wholeText = (maxChars: number, minChars = 0) =>
  text(maxChars, minChars).refine((value) => value.isWellFormed(), {
    error: 'has half a character in it, a lone surrogate; cut texts between characters',
  });

function lengthFault(chars: number, minChars: number, maxChars: number): string | undefined {
  if (chars > maxChars) return `at most ${maxChars} are allowed`;
  return chars < minChars ? `at least ${minChars} is required` : undefined;
}

/** How an object with free members is described: without the second keyword, type generators let it have none. */
const ANY_OBJECT = { type: 'object', additionalProperties: true } as const;

/** Any JSON object. */
export const jsonObject = () =>
  z
    .custom<JsonObject>(isJsonObject, { error: ({ input }) => `must be an object, not ${describeSent(input)}` })
    .meta(ANY_OBJECT);

/** Any JSON object of at most so many chars serialized. */
export const sizedObject = (maxChars: number) =>
  jsonObject()
    .superRefine(refuseOver(maxChars))
    .meta({ ...ANY_OBJECT, 'x-max-serialized-chars': maxChars });

/** Adds an issue when a value is longer than `maxChars` serialized. The value must not be nested too deep to serialize. */
export function refuseOver(maxChars: number) {
  return (value: object, context: z.RefinementCtx): void => {
    const chars = JSON.stringify(value).length;
    if (chars <= maxChars) return;
    context.addIssue({
      code: 'custom',
      message: `has ${chars} chars serialized; at most ${maxChars} are allowed`,
    });
  };
}
