import { each, fault, type Findings, join, NONE, show } from '#catalog/compiler/validate/finding.ts';
import type { Scope } from '#catalog/compiler/validate/scope.ts';
import { checkTextLength } from '#catalog/compiler/validate/text-length.ts';
import { isJsonObject } from '#contract/json.ts';

const REQUIRED = ['title', 'message'];
const TEXTS: ReadonlySet<string> = new Set([...REQUIRED, 'confirmLabel', 'cancelLabel']);

/** The faults of a binding's `confirm`. Source: docs/catalog/conventions.md, "Bindings and builtin actions", last item. */
export function checkConfirm(confirm: unknown, { tolerance }: Scope): Findings {
  if (tolerance === 'prior' && (typeof confirm === 'boolean' || typeof confirm === 'string')) return NONE;
  if (!isJsonObject(confirm)) return fault('bad_confirm', `Expected {title, message}, not ${show(confirm)}.`);
  const absent = REQUIRED.filter((name) => !Object.hasOwn(confirm, name));
  const missing = absent.length === 0 ? NONE : fault('bad_confirm', `The confirmation has no ${absent.join(', no ')}.`);
  return join(
    missing,
    each(Object.keys(confirm), (name) => memberFaults(name, confirm[name])),
  );
}

function memberFaults(name: string, value: unknown): Findings {
  if (name === 'variant') {
    return value === 'default' || value === 'danger' ? NONE : fault('bad_confirm', 'variant is default or danger.');
  }
  if (!TEXTS.has(name)) return fault('bad_confirm', `A confirmation has no ${show(name)}.`, { op: 'remove' });
  return typeof value === 'string' ? checkTextLength(value) : fault('bad_confirm', `${name} is a text.`);
}
