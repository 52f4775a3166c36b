/** What a deed means for the one who does it. */
export type Mood = 'send' | 'cancel' | 'destroy' | 'plain';

const DESTROYS =
  /\b(?:delete|remove|destroy|discard|erase|terminate|revoke|ban|purge|loschen|entfernen|supprimer|eliminar|borrar|deactivate|void|close (?:my )?account)\b/;
const CANCELS =
  /\b(?:cancel|back|dismiss|close|skip|abort|decline|deny|reject|later|abbrechen|stornieren|kundigen|zuruck|annuler|resilier|retour|cancelar|anular|annulla|annullare|go back|undo|ignore|no thanks)\b/;
const SENDS =
  /\b(?:submit|send|save|create|add|book|reserve|order|pay|buy|purchase|checkout|sign up|signup|register|login|log in|sign in|confirm|place|apply|request|subscribe|publish|post|update|invite|continue|next|finish|complete|start|join|senden|speichern|buchen|bestellen|anmelden|absenden|envoyer|enregistrer|reserver|enviar|guardar|reservar)\b/;

/** The mood of a deed by its folded words; what destroys is told first, then the way out. */
export function moodOf(words: string): Mood {
  if (DESTROYS.test(words)) return 'destroy';
  if (CANCELS.test(words)) return 'cancel';
  return SENDS.test(words) ? 'send' : 'plain';
}
