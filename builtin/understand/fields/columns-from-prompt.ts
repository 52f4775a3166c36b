import type { JsonObject } from '#contract/json/json.ts';
import { freshId } from '#builtin/fresh-id.ts';
import { fieldKindOf } from './field-kind.ts';
import type { FieldKind } from './field.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';

const END_ALIGNED: ReadonlySet<FieldKind> = new Set(['number', 'money', 'quantity', 'slider']);
const MAX_COLUMNS = 12;

/** The columns that a prompt names, otherwise its facts. */
export function columnsFromPrompt({ parts }: Pick<Understanding, 'parts'>): JsonObject[] {
  const facts = parts.facts.map(({ label }) => label).filter((label) => label !== '');
  return columnsFromLabels(parts.columns.length > 0 ? parts.columns : facts);
}

/** Columns with these labels, each with a key of its own. */
export function columnsFromLabels(labels: readonly string[]): JsonObject[] {
  const taken = new Set<string>();
  return labels.slice(0, MAX_COLUMNS).map((label) => {
    const column: JsonObject = { key: freshId(identifier(label, 'column'), taken), label, sortable: true };
    if (END_ALIGNED.has(fieldKindOf(label))) column['align'] = 'end';
    return column;
  });
}
