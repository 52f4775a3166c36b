import type { Finding } from '#catalog/compiler/validate/finding.ts';
import { ICONS } from '#catalog/icons.ts';
import { readMember } from '#contract/json/json-pointer.ts';
import { safeTokens } from '#contract/json/safe-tokens.ts';
import { VERB_ALIASES } from '../repair/element/event-rules.ts';

/** Props that hosts of other renderers set on any element; they mean nothing to our components. */
const FOREIGN_PROPS = /^(?:className|class|style|id|key|ref|testId|data-[\w-]+|aria-[\w-]+)$/;
const LINK_ICON = /^(?:https?:\/\/|\/|data:image\/)/i;

const icons: ReadonlySet<unknown> = new Set(ICONS);

/**
 * True for a finding about something that a prior spec may contain because other renderers of the format read it: events
 * under other names, class names, images as icons, paths without a slash, unknown members. An edit keeps all of these
 * unchanged.
 */
export function isForeign({ pointer, code }: Finding, prior: unknown): boolean {
  const steps = safeTokens(pointer);
  const last = steps.at(-1) ?? '';
  const value = steps.reduce<unknown>(readMember, prior);
  switch (code) {
    case 'unknown_key':
      return last !== '__proto__';
    case 'unknown_prop':
      // Below a prop: a member of an item or an object.
      return FOREIGN_PROPS.test(last) || steps.length > 4;
    case 'unknown_verb':
      return Object.hasOwn(VERB_ALIASES, last.toLowerCase());
    case 'unknown_icon':
      return typeof value === 'string' && (isEmoji(value) || LINK_ICON.test(value));
    case 'not_in_menu':
      // Notices accept an icon by name, and two further words.
      return last === 'icon' && typeof value === 'string' && (isEmoji(value) || icons.has(value));
    case 'bad_pointer':
      return last === 'openPath' && typeof value === 'string' && /^[^/~\s][^~\s]*$/.test(value);
    default:
      return false;
  }
}

/** True for an {@link isForeign} finding about something that an edit has not changed. */
export function isLeftForeign(finding: Finding, spec: unknown, prior: unknown): boolean {
  if (!isForeign(finding, prior)) return false;
  const at = (document: unknown): unknown => safeTokens(finding.pointer).reduce<unknown>(readMember, document);
  return JSON.stringify(at(spec)) === JSON.stringify(at(prior));
}

function isEmoji(text: string): boolean {
  return text.length <= 16 && /^\p{RGI_Emoji}$/v.test(text);
}
