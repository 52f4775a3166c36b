import type { Kind, Prop } from '#catalog/definition.ts';
import type { Json } from '#contract/json/json.ts';
import { iconsMeant } from './icon-alias.ts';
import type { Finding, Findings, Repair } from './finding.ts';
import { NONE } from './finding.ts';
import type { Check } from './kind.ts';
import { meaningIn } from './menu-alias.ts';
import { formOnlyScope } from './scope.ts';
import { shapesLooks } from './setting.ts';

/**
 * Adds a repair to the finding about a literal: the first conversion of the same value that the check accepts; otherwise,
 * for a prop that only affects looks, its removal.
 */
export function withRepair(found: Findings, value: unknown, prop: Prop, check: Check): Findings {
  const [finding, ...others] = found;
  if (finding === undefined || finding.pointer !== '' || finding.repair !== undefined || others.length > 0)
    return found;
  const repair = repairOf(value, prop, check);
  return repair === undefined ? found : [{ ...finding, repair } satisfies Finding];
}

function repairOf(value: unknown, prop: Prop, check: Check): Repair | undefined {
  const kinds: readonly Kind[] = typeof prop.kind === 'string' ? [prop.kind] : prop.kind;
  for (const kind of kinds) {
    for (const candidate of rewritings(kind, value, prop)) {
      if (check(candidate, formOnlyScope()) === NONE) return { op: 'replace', value: candidate };
    }
  }
  return shapesLooks(prop) ? { op: 'remove' } : undefined;
}

function rewritings(kind: Kind, value: unknown, prop: Prop): Json[] {
  if (typeof value === 'string') return fromText(kind, value, prop);
  if (typeof value === 'number') return fromNumber(kind, value, prop);
  if (typeof value === 'boolean' && (kind === 'string' || kind === 'text')) return [String(value)];
  return [];
}

const PLAIN_NUMBER = /^-?\d{1,15}(?:\.\d{1,9})?$/;

function fromText(kind: Kind, text: string, prop: Prop): Json[] {
  if (text.length > 1000) return [];
  const trimmed = text.trim();
  switch (kind) {
    case 'string':
      return [trimmed.replace(/\s*[\r\n]+\s*/g, ' ')];
    case 'number':
    case 'integer':
    case 'count':
      return PLAIN_NUMBER.test(trimmed) ? fromNumber(kind, Number(trimmed), prop) : [];
    case 'boolean':
      return trimmed === 'true' || trimmed === 'false' ? [trimmed === 'true'] : [];
    case 'enum':
      return meaningIn(prop.values ?? [], trimmed);
    case 'dimension':
      return PLAIN_NUMBER.test(trimmed)
        ? fromNumber(kind, Number(trimmed), prop)
        : [trimmed.toLowerCase().replaceAll(' ', '')];
    case 'icon':
      // An unknown icon that is required becomes a neutral one.
      return prop.required === true ? [...iconsMeant(trimmed), 'circle'] : iconsMeant(trimmed);
    case 'array':
      return [
        [text],
        [{ label: text }],
        [{ label: text, value: text }],
        [{ title: text }],
        [{ text }],
        [{ name: text }],
      ];
    case 'object':
      return [{ label: text }, { label: text, value: text }, { title: text }, { text }, { name: text }];
    case 'text':
    case 'any':
    case 'record':
      return [];
    default:
      return [trimmed, trimmed.replace(/\s+/g, '')];
  }
}

function fromNumber(kind: Kind, value: number, prop: Prop): Json[] {
  if (!Number.isFinite(value)) return [];
  if (kind === 'string' || kind === 'text') return [String(value)];
  return shapesLooks(prop) ? [value, ...bounds(prop, value)] : [value];
}

function bounds({ min, max }: Prop, value: number): Json[] {
  const low = min !== undefined && value < min ? [min] : [];
  return max !== undefined && value > max ? [max] : low;
}
