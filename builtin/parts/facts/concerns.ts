import { factValue } from './facts.ts';
import { part, read, type Part } from '#builtin/part.ts';
import type { Fact, Group } from '#builtin/understand/data/data-shape.ts';
import { plays } from '#builtin/understand/data/record-roles.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { toneOf } from '#builtin/understand/words/status-tone.ts';
import { endsIn, wordList } from '#builtin/understand/words/word-list.ts';
import { queryOf, textLiteral, viewPath } from '#builtin/view-query.ts';
import { factQuery } from '#builtin/written-value.ts';

const NOTES = wordList(
  'note|notes|reason|comment|remark|detail|details|text|message|grund|hinweis|bemerkung|notiz|kommentar|begrundung|raison|motif|remarque|commentaire|detail',
  'motivo|nota|comentario|observacion|razon|observacao|razao|causa|ragione|commento|osservazione|dettaglio',
);

/** What of a record must not be overlooked: a state that is critical, with the note about it. */
export type Concern = { state: Fact; note: Fact | undefined };

/** The critical states of a record, and those that are to be watched where somebody wrote a note about them. */
export function concernsOf({ facts }: Pick<Group, 'facts'>): Concern[] {
  const shown = facts.filter(({ hidden }) => hidden === undefined);
  return shown.flatMap((state) => {
    if (state.kind !== 'text' || state.format.as !== 'words') return [];
    const tone = toneOf(String(state.value), state.key);
    const note = shown.find((one) => one !== state && isNoteOn(one, state));
    const isGrave = tone === 'critical' && (note !== undefined || !plays(state.key, 'status'));
    return isGrave || (tone === 'warning' && note !== undefined) ? [{ state, note }] : [];
  });
}

// "condition_note" beside "condition".
function isNoteOn({ key, value }: Fact, state: Fact): boolean {
  const [words, own] = [wordsOf(key), wordsOf(state.key)];
  const isOfState = words.length > own.length && own.every((word, at) => words[at] === word);
  return typeof value === 'string' && value.trim() !== '' && isOfState && endsIn(NOTES, words.join(' '));
}

/** An alert with the name of a state, and the note about it below. */
export function concernAlert(u: Understanding, { state, note }: Concern): Part {
  const path = viewPath(u, state.pointer, 'concern');
  const query = `(${queryOf(state.pointer)} && concat(${textLiteral(`${state.label}: `)}, ${factQuery(state, u)})) || ''`;
  const told = note === undefined ? undefined : factValue(note, u);
  const tone = toneOf(String(state.value), state.key) ?? 'warning';
  const props = { title: read(path), message: told?.value, tone };
  const views = { [path]: { query, of: state.pointer }, ...told?.views };
  return part(`${identifier(state.key, 'state')}Concern`, 'Alert', props, [], { views });
}
