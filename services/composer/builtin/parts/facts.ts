import type { Json } from '#contract/json.ts';
import type { Copy } from '../copy/copy.ts';
import { part, read, type Part } from '../part.ts';
import type { Fact } from '../read/data-shape.ts';
import { foldText } from '../read/fold-text.ts';

/** Facts as pairs of name and value, read live from the data. */
export function factList(id: string, facts: readonly Fact[], copy: Copy): Part {
  const items = facts.map((fact) => ({ term: fact.label, description: factValue(fact, copy) }));
  const props = { items, layout: facts.length > 3 ? 'grid' : 'inline' };
  return part(`${id}Facts`, 'DescriptionList', props);
}

/** A value to show: yes and no in words, everything else as the data has it. */
function factValue({ value, pointer }: Pick<Fact, 'value' | 'pointer'>, copy: Copy): Json {
  return typeof value === 'boolean' ? (value ? copy.yes : copy.no) : read(pointer);
}

const TONES: readonly [string, RegExp][] = [
  [
    'critical',
    /\b(?:failed|fail|overdue|rejected|cancell?ed|error|blocked|expired|critical|declined|offline|urgent|lost|down|uberfallig|storniert|abgelehnt|annulee?|retard|rechazado|vencido)\b/,
  ],
  [
    'warning',
    /\b(?:pending|waiting|late|warning|draft|on hold|low|due|delayed|at risk|offen|ausstehend|en attente|pendiente)\b/,
  ],
  [
    'success',
    /\b(?:paid|done|complete[d]?|active|approved|delivered|success\w*|resolved|confirmed|online|won|shipped|in stock|healthy|passed|bezahlt|erledigt|fertig|payee?|livree?|pagado|entregado|closed)\b/,
  ],
  [
    'info',
    /\b(?:in progress|processing|new|open|scheduled|running|sent|in transit|in review|neu|nouveau|nuevo|planned)\b/,
  ],
];

/** The tone that a status word has by itself; undefined when it has none. */
export function toneOf(status: string): string | undefined {
  const words = foldText(status).replaceAll(/[_-]/g, ' ');
  return TONES.find(([, pattern]) => pattern.test(words))?.[0];
}
