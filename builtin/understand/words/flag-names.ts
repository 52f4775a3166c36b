import { wordsOf } from './fold-text.ts';
import { isAnyState } from './state-words.ts';
import { beginsWith, endsIn, wordList } from './word-list.ts';

const ASKING = wordList(
  'is|are|has|have|can|may|needs|was|did|wants|allows|accepts|ist|sind|hat|kann|darf|braucht|est|sont|peut|doit|es|esta|tiene|puede|necesita',
  'ha|puo|deve|tem|pode|precisa',
);
const SAYING = wordList(
  'optional|mandatory|required|compulsory|urgent|dringend|vip|hidden|visible|public|private|locked|hard|fixed|live|default|primary|own|new',
  'pflicht|freiwillig|gefordert|sichtbar|offentlich|privat|fest|neu|obligatoire|facultatif|prive|visible|obligatori*|facultativ*|opcional',
  'opzional*|privad*|privat*|visibil*|visivel|urgente|novo|nova|nuevo|nueva|nuovo|nuova|flag|yes no|true|only|allowed|erlaubt|autorise|permitid*|consentit*',
);
// What can be counted by such a word says how often: "declined": 1.
const COUNTED = wordList(
  'declined|failed|missed|rejected|played|scored|clicked|viewed|used|needed|won|lost|rated|visited',
);
const PARTICIPLE = /\p{L}{3}ed$|^ge\p{L}{2,}t$|\p{L}{2}iert$|\p{L}{2}[aiu][td][oa]$/u;

/** True for a key that tells what is so or not of a record, of which programs may write 1 and 0: "is_new", "cancelled", "krank", "pax_trapped". */
export function isFlagName(key: string): boolean {
  const words = wordsOf(key);
  const text = words.join(' ');
  const last = words.at(-1) ?? '';
  if (endsIn(COUNTED, text)) return false;
  return (
    (words.length > 1 && beginsWith(ASKING, text)) || endsIn(SAYING, text) || PARTICIPLE.test(last) || isAnyState(text)
  );
}
