import { says, wordList } from './word-list.ts';

/** What an action means for the user: to submit, to back out, to destroy something, or none of these. */
export type Intent = 'send' | 'cancel' | 'destroy' | 'plain';

const DESTROYS = wordList(
  'delete|remove|destroy|discard|erase|terminate|revoke|ban|purge|loschen|entfernen|supprimer|eliminar',
  'borrar|deactivate|void|close my account|close account',
);
const CANCELS = wordList(
  'cancel|back|dismiss|close|skip|abort|decline|deny|reject|later|abbrechen|stornieren|kundigen|zuruck',
  'annuler|resilier|retour|cancelar|anular|annulla|annullare|go back|undo|ignore|no thanks',
);
const SENDS = wordList(
  'submit|send|save|create|add|book|reserve|order|pay|buy|purchase|checkout|sign up|signup|register|login',
  'log in|sign in|confirm|place|apply|request|subscribe|publish|post|update|invite|continue|next|finish',
  'complete|start|join|senden|speichern|buchen|bestellen|anmelden|absenden|envoyer|enregistrer|reserver',
  'enviar|guardar|reservar',
);

// What the user has typed and not sent is no loss to ask about.
const UNDOES_EDITS = wordList(
  'discard/undo/revert/drop changes/edits|anderungen/aenderungen verwerfen|annuler les modifications|descartar cambios/alteracoes',
  'scarta/annulla modifiche|descartar los cambios|descartar as alteracoes|scarta/annulla le modifiche',
);
const CALLS_OFF = wordList('cancel*|stornier*|kundig*|kuendig*|annul*|resili*|anular|disdi*|terminate');
const FOR_GOOD = wordList(
  'cannot/not be undone|cannot/not be reversed|irreversible|permanent|permanently|final|fixed after|no way back',
  'ruckgangig|unwiderruflich|endgultig|nicht mehr|definitif|definitivement|ne peut plus|ne pourra plus|no se puede deshacer',
  'definitivo|definitiva|definitivamente|ya no se puede|irreversibile|non puo piu|non puo essere annullato|irreversivel|nao pode ser desfeito',
);

/** True for an action that calls something off: an order, a booking, a subscription. */
export function callsOff(words: string): boolean {
  return says(CALLS_OFF, words);
}

/** True for a description that says that there is no way back. */
export function isForGood(description: string): boolean {
  return says(FOR_GOOD, description);
}

/** The intent of an action label. Destroying is checked first, then cancelling, then sending. */
export function intentOf(words: string): Intent {
  if (says(UNDOES_EDITS, words)) return 'cancel';
  if (says(DESTROYS, words)) return 'destroy';
  if (says(CANCELS, words)) return 'cancel';
  return says(SENDS, words) ? 'send' : 'plain';
}
