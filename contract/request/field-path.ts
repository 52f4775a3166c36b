const KEY_MAX_CHARS = 60;
const STEPS_MAX = 12;

/**
 * A path in a request as callers write it: `actions[0].name`, `data["first name"]`. Long keys and paths are truncated, so
 * that a hostile body cannot inflate the message. The whole body is the empty text.
 */
export function formatFieldPath(path: readonly PropertyKey[]): string {
  const steps = path.slice(0, STEPS_MAX).map(formatStep).join('');
  const text = steps.startsWith('.') ? steps.slice(1) : steps;
  return path.length > STEPS_MAX ? `${text}…` : text;
}

function formatStep(key: PropertyKey): string {
  if (typeof key === 'number') return `[${key}]`;
  const name = String(key);
  if (name.length > KEY_MAX_CHARS) return `[${JSON.stringify(`${name.slice(0, KEY_MAX_CHARS)}…`)}]`;
  return /^[A-Za-z_$][\w$]*$/.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`;
}
