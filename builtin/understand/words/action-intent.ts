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

/** The intent of an action label. Destroying is checked first, then cancelling, then sending. */
export function intentOf(words: string): Intent {
  if (says(DESTROYS, words)) return 'destroy';
  if (says(CANCELS, words)) return 'cancel';
  return says(SENDS, words) ? 'send' : 'plain';
}
