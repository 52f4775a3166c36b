import { foldText } from './fold-text.ts';
import { capitalized } from './identifier.ts';
import { withoutDeterminers } from './phrase.ts';

// Words that are verbs wherever they open a phrase.
const VERBS =
  'delete|deactivate|activate|browse|remove|publish|approve|reject|decline|retry|invite|unsubscribe|cancel|duplicate|revoke|resend|reschedule|unlock|edit|add|create|try|continue|dismiss|subscribe|join|loschen|exportieren|veroffentlichen|einladen|abbrechen|hinzufugen|supprimer|exporter|publier|inviter|annuler|ajouter|eliminar|exportar|publicar|invitar|cancelar|anadir';
// Words that also are nouns: verbs only alone or before an object that says so.
const BOTH =
  'export|import|archive|clear|download|upload|forward|snooze|upgrade|downgrade|send|save|print|share|copy|reply|call|start|pause|stop|resume|reset|refresh|open|buy|order|pay|apply|book|reserve|contact|message|follow|rate|review|allow|deny|accept|confirm|undo|submit|post|restore|mark|assign|senden|speichern|drucken|teilen|starten|envoyer|enregistrer|imprimer|partager|enviar|guardar|imprimir|compartir';
const ALWAYS = new RegExp(`^(?:${VERBS})(?=\\s|$)`, 'u');
const SOMETIMES = new RegExp(
  `^(?:${BOTH})(?:$|\\s+(?:an?|the|it|them|one|this|that|to|by (?:e ?-?mail|phone|post|sms|link|card)|as|support|sales|now|all|my|your|our|another|again|via|me|us|new|data|everything|filters?|search|csv|pdf|files?|report)(?=\\s|$))`,
  'u',
);
const CONTROL =
  /^(.+?)\s+(?:button|knopf|cta|action)s?$|^(?:buttons?|knopf|bouton|bot[oó]n)\s+(?:to|for|zum|pour|para)\s+(.+)$|^(?:bouton|bot[oó]n|bot[aã]o|bottone|pulsante)\s+(?:d[ei]\s+)?(.+)$/iu;
// "a way to add one": whatever follows is done.
const WAY =
  /^(?:ways?|options?|possibility|ability|place|chance|link|möglichkeit|moyen|forma)\s+(?:to|for|zum|de|para)\s+(.+)$|^(?:way|link)\s+(?:back\s+)?(home)$/iu;
// "Let me track it": what somebody is let do is done, unless it is an answer that is asked for or a list to be seen.
const LETS =
  /^let\s+(?:me|us|them|users?|people|customers?)\s+(?!(?:choose|pick|select|enter|fill|type|set|rate|see|view|read|browse|search|filter|manage|know|be|have)\b)(.+)$/iu;
// "offer retry" offers it, "to deactivate" goes on after "buttons to edit and".
const OFFERED = /^(?:offer(?:s|ing)?|suggest|to)\s+(?:them\s+)?(?:to\s+)?(?=\S)/iu;
// "Suggest clearing the filters".
const SUGGESTED = /^(?:offer(?:s|ing)?|suggest(?:s|ing)?)\s+(\p{L}{3,})ing(?=\s|$)/iu;
const NO_LABEL = /^(?:the|a|some|action|more|primary|secondary|call to|big|round|floating)$/iu;
const OBJECT_MEANS_NOTHING = /\s+(?:one|it|them|this|those|the (?:first|next)(?: one)?|first(?: one)?|new ones?)$/iu;
const BEHIND_OBJECT = /\s+(?:to|for|from|in|on|at|with|by|of|as|after|before|per|via|into|when|if|that|which)\s.*$/iu;
const MAX_WORDS = 4;
const MAX_CHARS = 30;

/**
 * What a phrase lets its reader do, as the label of a button: "cancel button" gives "Cancel", "a way to add one" "Add",
 * "invite by email" "Invite". Undefined for a phrase that names a thing.
 */
export function deedIn(phrase: string): string | undefined {
  const words = withoutDeterminers(
    phrase
      .trim()
      .replaceAll(/["“”„«»]/g, '')
      .replace(SUGGESTED, (_, stem: string) => verbOf(stem))
      .replace(OFFERED, ''),
  );
  const named = CONTROL.exec(words);
  if (named !== null) return labelOf(named[1] ?? named[2] ?? named[3] ?? '');
  const lets = LETS.exec(words);
  if (lets !== null) return labelOf(lets[1] ?? '');
  const way = WAY.exec(words);
  if (way !== null) return labelOf(withoutDeterminers(way[1] ?? way[2] ?? ''));
  const folded = foldText(words);
  return ALWAYS.test(folded) || SOMETIMES.test(folded) ? labelOf(words) : undefined;
}

// "creat" is "create", "clear" is "clear".
function verbOf(stem: string): string {
  const verbs = `${VERBS}|${BOTH}`.split('|');
  return verbs.includes(`${stem}e`) ? `${stem}e` : stem;
}

function labelOf(words: string): string | undefined {
  const bare = words.replace(OBJECT_MEANS_NOTHING, '').trim();
  const short =
    bare.split(/\s+/).length <= MAX_WORDS - 1 && !/\bby\b/iu.test(bare) ? bare : bare.replace(BEHIND_OBJECT, '');
  const label = short.replace(/^(\p{L}+)\s+(?:an?|the|their|all)\s+/iu, '$1 ').trim();
  if (label === '' || NO_LABEL.test(label) || label.length > MAX_CHARS || label.split(/\s+/).length > MAX_WORDS)
    return undefined;
  return capitalized(label);
}
