import { beginsWith, isOneOf, says, wordList, withoutLead } from './word-list.ts';

// How a remark about a field begins, which is no name for it: "shown to the customer", "mandatory for production".
const REMARKS = wordList(
  'shown|visible|hidden|used|sent|stored|needed|required|mandatory|only|internal|public|publicly|must|may|can|will|should|we|if|when set|set to|set if',
  'on the/your|at the/your|under the/your|inside the/your|see|printed|found|siehe|auf der/dem|sur la/le/votre|voir|sul|sulla|vedi|ver|veja',
  'leave|enter|type|at least|at most|at your|up to|between|max|min|maximum|minimum|in|as|with|without|for|from|to|by|per|via|eg|default|defaults',
  'format|separate*|comma|a|an|one of|optional|free text|not|never|please|true|false|omit',
  'wird|werden|sichtbar|nur|muss|mussen|darf|kann|falls|wenn|leer|mindestens|hochstens|zwischen|mit|ohne|fur|aus|pflicht*|erforderlich|bitte|steht',
  'standard|vorgabe|freitext|nicht|ein|eine|einer|visible|affiche*|seulement|uniquement|doit|peut|si|laisser|au moins|au plus|entre|avec|sans|pour|obligatoire*',
  'facultati*|par defaut|texte libre|un|une|ne|en|solo|se|debe|puede|dejar|al menos|como maximo|entre|con|sin|para|obligatori*|opcional*|por defecto|texto libre',
  'una|no|em|soltanto|deve|puo|lasciare|almeno|al massimo|tra|senza|per|facoltativ*|opzional*|testo libero|non|uno|so|somente|apenas|pode|deixar|pelo menos',
  'no maximo|com|sem|um|uma|nao|por omissao|por padrao|visivel|mostrado|mostrada|mostrato|mostrata|visibile|obbligatori*|requerid*|requis*|richiest*',
);

const KEYS = wordList(
  'id|ids|uuid|guid|ref|key|identifier|numeric id|internal id|id number|the id|kennung|interne id|interne kennung|schlussel|identifiant',
  'l identifiant|identificador|el identificador|o identificador|identificativo|l identificativo',
);
const OF = wordList('of|from|in|der|des|von|vom|aus|einer|eines|de|du|d|del|della|dello|dei|di|da|do|dell');
const TECHNICAL = wordList(
  'base64|json|iso|iso8601|iso 8601|utc|uuid|guid|hh mm|yyyy mm dd|yyyy|data url|boolean|enum|array|payload|timestamp|rfc3339|primary key|foreign key',
);

/** Whether a description is a remark about its field, rather than what the field is called. */
export function isRemark(description: string): boolean {
  return beginsWith(REMARKS, description);
}

/** Whether a description says to programmers what to send: "id of the pilot", "staff_no of the engineer", "HH:MM". */
export function isForProgrammers(description: string): boolean {
  if (/\w_\w/u.test(description) || says(TECHNICAL, description)) return true;
  return isOneOf(KEYS, description) || beginsWith(OF, withoutKey(description));
}

function withoutKey(description: string): string {
  const rest = withoutLead(KEYS, description);
  return rest === description ? '' : rest;
}

const EXAMPLE_MARK = /\b(?:e\.\s?g\.|for example|z\.\s?B\.|zum Beispiel|p\.\s?ej\.|por ejemplo)/iu;
const OTHER_EXAMPLE_MARK = /\b(?:p\.\s?ex\.|par ex\.|par exemple|ad es\.|ad esempio|por ex\.|por exemplo)/iu;
const SIGNS_BEFORE = /[\s,;(–-]{1,5}$/u;
const SIGNS_AROUND = /^[:"'“„«\s]{1,5}|["'”“»).\s]{1,5}$/gu;
const EXAMPLE_MAX_CHARS = 40;

/** Separates the example that a description ends with: "On your policy, e.g. HR-1234" gives "On your policy" and "HR-1234". */
export function exampleIn(description: string): { text: string; example: string | undefined } {
  const found = EXAMPLE_MARK.exec(description) ?? OTHER_EXAMPLE_MARK.exec(description);
  if (found === null) return { text: description, example: undefined };
  const example = description.slice(found.index + found[0].length).replaceAll(SIGNS_AROUND, '');
  if (example === '' || example.length > EXAMPLE_MAX_CHARS) return { text: description, example: undefined };
  return { text: description.slice(0, found.index).replace(SIGNS_BEFORE, ''), example };
}
