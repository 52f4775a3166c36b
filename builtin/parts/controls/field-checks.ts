import type { Json, JsonObject } from '#contract/json/json.ts';
import type { Copy } from '#builtin/copy/copy.ts';
import type { Field } from '#builtin/understand/fields/field.ts';

/** The client-side rules of a text field, with their messages; undefined when it has none. */
export function fieldChecks(field: Field, copy: Copy): Json | undefined {
  const checks: JsonObject[] = [];
  if (field.kind === 'email') checks.push({ type: 'email', message: copy.checkEmail });
  if (field.kind === 'url') checks.push({ type: 'url', message: copy.checkUrl });
  if (field.minLength !== undefined && field.minLength > 0) {
    checks.push({
      type: 'minLength',
      message: copy.checkMinLength(String(field.minLength)),
      args: { min: field.minLength },
    });
  }
  if (field.maxLength !== undefined) {
    checks.push({
      type: 'maxLength',
      message: copy.checkMaxLength(String(field.maxLength)),
      args: { max: field.maxLength },
    });
  }
  if (field.pattern !== undefined) {
    checks.push({ type: 'pattern', message: field.help ?? copy.checkPattern, args: { pattern: field.pattern } });
  }
  return checks.length === 0 ? undefined : checks;
}
