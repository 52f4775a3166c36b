import type { JsonObject } from '#contract/json/json.ts';
import type { Column } from '#builtin/understand/data/column.ts';
import { allGroups, type Group, type RecordSet } from '#builtin/understand/data/data-shape.ts';
import { authorColumn } from '#builtin/understand/screen/thread.ts';
import { foldText, wordsOf } from '#builtin/understand/words/fold-text.ts';
import { haveSameStem } from '#builtin/understand/words/same-stem.ts';
import { isOneOf, wordList } from '#builtin/understand/words/word-list.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';

/** What the data calls the one who looks at the screen. */
export const SELF = wordList('me|self|user|current user|viewer|ich|moi|yo|io|eu');
const VISITORS = wordList('me|user|you|customer|self|ich|moi|yo|visitor|client|cliente|kunde|guest');
const STAFF_WORDS =
  'agent|agente|agents|operator|operatore|operador|operadora|operateur|support|supporter|staff|host|admin|bearbeiter|sachbearbeiter|mitarbeiter|berater|conseiller|conseillere|adviser|advisor|employee|team|rep|dispatcher|clerk|moderator|tecnico|techniker|technicien|assistente|atendente|funcionario|empleado';
const STAFF = wordList(STAFF_WORDS);
// "For the agent", "l’operatore può": who the screen is for.
const FOR_STAFF = new RegExp(
  `\\b(?:for|fur|pour|para|per)\\s+(?:(?:the|our|my|den|die|das|unsere?n?|le|la|les|nos|el|los|nuestros?|il|lo|gli|i|o|os|as|a)\\s+|l )?(?:support\\s+)?(?:${STAFF_WORDS})s?\\b|\\b(?:${STAFF_WORDS})s?\\b[^.,;]{0,12}\\s(?:can|may|must|should|kann|soll|muss|peut|doit|puede|debe|puo|deve|pode)\\b`,
  'u',
);
const ROLES = wordList('type|role|kind|typ|rolle|art|tipo|papel|ruolo|rol|direction|side');
const INTERNAL = wordList(
  'internal|is internal|internal note|is private|private|intern|ist intern|interne|est interne|interno|interna|es interno|privado|privada|privato|nota interna|note interne|notiz',
);

/** Whose side of a conversation a message is on, and whether only that side reads it. */
export type Sides = { isMine: (row: JsonObject) => boolean; internal: Column | undefined };

/** The sides as the people see them whom the screen is for: customers, unless the request or the notes in the data say otherwise. */
export function sidesOf(u: Understanding, set: RecordSet): Sides {
  const author = authorColumn(set);
  const internal = set.columns.find(({ key, kind }) => kind === 'boolean' && isOneOf(INTERNAL, wordsOf(key).join(' ')));
  const role = roleColumn(set, author);
  const self = allGroups(u.data).find(({ key }) => isOneOf(SELF, wordsOf(key).join(' ')));
  const ownId = self?.facts.find(({ key }) => key === 'id')?.value;
  const isStaff = internal !== undefined || FOR_STAFF.test(foldText(u.prompt).replaceAll(/['’]/g, ' '));
  const wanted = isStaff ? STAFF : VISITORS;
  const isMine = (row: JsonObject) => {
    const who = author === undefined ? undefined : row[author.key];
    if (ownId !== undefined && who !== undefined && set.rows.some((one) => author && one[author.key] === ownId))
      return who === ownId;
    const told = [role === undefined ? undefined : row[role.key], roleIn(u, who), who];
    return told.some((text) => typeof text === 'string' && isOneOf(wanted, wordsOf(text).join(' ')));
  };
  return { isMine, internal };
}

/** The object of the data that the author of a message is: by its id, or as "client" stands for the client. */
export function authorGroup(u: Understanding, who: unknown): Group | undefined {
  const groups = allGroups(u.data);
  return (
    groups.find(({ facts }) => facts.some(({ key, value }) => key === 'id' && value === who)) ??
    groups.find(({ key }) => typeof who === 'string' && key !== '' && haveSameStem(foldText(who), foldText(key)))
  );
}

function roleIn(u: Understanding, who: unknown): string | undefined {
  const group = allGroups(u.data).find(({ facts }) => facts.some(({ key, value }) => key === 'id' && value === who));
  if (group !== undefined) return group.key;
  const sets = [...u.data.records, ...u.data.groups.flatMap(({ records }) => records)];
  for (const { rows, columns } of sets) {
    const person = rows.find((row) => row['id'] === who);
    const role = columns.find(({ key }) => isOneOf(ROLES, wordsOf(key).join(' ')));
    const told = role === undefined ? undefined : person?.[role.key];
    if (typeof told === 'string') return told;
  }
  return undefined;
}

// "sender_type", or "type" beside the name in "author".
function roleColumn({ columns }: RecordSet, author: Column | undefined): Column | undefined {
  return columns.find(({ key, path, kind }) => {
    const words = wordsOf(path?.at(-1) ?? key);
    const isOfAuthor = author?.path?.[0] !== undefined && author.path[0] === path?.[0];
    return (
      kind === 'text' && isOneOf(ROLES, words.at(-1) ?? '') && (isOfAuthor || words.length > 1 || words[0] === 'role')
    );
  });
}
