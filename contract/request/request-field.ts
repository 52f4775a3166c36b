import { z } from 'zod';
import { isJsonObject, type JsonObject } from '../json/json.ts';
import { describeSent } from './request-fault.ts';

/** A text with a length limit in UTF-16 code units, as JavaScript counts; zod's own limits count code points. */
export const text = (maxChars: number, minChars = 0) =>
  z
    .string()
    .superRefine((value, context) => {
      const fault = lengthFault(value.length, minChars, maxChars);
      if (fault !== undefined) context.addIssue({ code: 'custom', message: `has ${value.length} chars; ${fault}` });
    })
    .meta({ ...(minChars > 0 && { minLength: minChars }), maxLength: maxChars });

/** A text that is returned unchanged in the spec, which is impossible with an unpaired surrogate. */
export const wholeText = (maxChars: number, minChars = 0) =>
  text(maxChars, minChars).refine((value) => value.isWellFormed(), {
    error: 'has half a character in it, a lone surrogate; cut texts between characters',
  });

function lengthFault(chars: number, minChars: number, maxChars: number): string | undefined {
  if (chars > maxChars) return `at most ${maxChars} are allowed`;
  return chars < minChars ? `at least ${minChars} is required` : undefined;
}

/** JSON Schema of an object with free members: without the second keyword, type generators allow none. */
const ANY_OBJECT = { type: 'object', additionalProperties: true } as const;

/** Any JSON object. */
export const jsonObject = () =>
  z
    .custom<JsonObject>(isJsonObject, { error: ({ input }) => `must be an object, not ${describeSent(input)}` })
    .meta(ANY_OBJECT);

/** Any JSON object with a limit on its serialized length. */
export const sizedObject = (maxChars: number) =>
  jsonObject()
    .superRefine(refuseOver(maxChars))
    .meta({ ...ANY_OBJECT, 'x-max-serialized-chars': maxChars });

/** Adds an issue when a value's serialized length exceeds `maxChars`. The value must not be too deep to serialize. */
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
