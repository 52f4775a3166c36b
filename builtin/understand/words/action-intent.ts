import { isForProgrammers } from './field-notes.ts';
import { capitalized } from './identifier.ts';
import { beginsWith, says, wordList } from './word-list.ts';

/** What an action means for the user: to submit, to back out, to destroy something, or none of these. */
export type Intent = 'send' | 'cancel' | 'destroy' | 'plain';

const DESTROYS = wordList(
  'delete|remove|destroy|discard|erase|terminate|revoke|ban|purge|loschen|entfernen|supprimer|eliminar',
  'borrar|deactivate|void|close my account|close account|verwerfen|descartar|scarta|scartare|ecarter|factory reset|werkseinstellungen*',
  'auf werkseinstellungen|restablecer fabrica|valores fabrica|reinitialiser usine|ripristina fabbrica|repor fabrica',
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

// What ends something for others, or takes it from them.
const SERIOUS = wordList(
  'award*|close case/event/claim/ticket/issue/file/account/contract|end lease/contract/tenancy/membership/subscription|out of service',
  'decommission|no show|reopen*|schliessen|beenden|sperren|stilllegen|vergeben|cloturer|clore|adjudic*|cerrar|chiudi|chiudere',
  'aggiudica*|encerrar|fechar|disqualif*|evict|repeal|confiscate',
);
// What others hear of or get, as a description says it.
const REACHES_OTHERS = wordList(
  'notifies|is notified|are notified|informs|for/to the public|orders/triggers the payment/payout|takes out of service',
  'benachrichtigt|informiert|fur die offentlichkeit|veranlasst die zahlung|aus dem einsatz|ausser betrieb',
  'previent|informe|avertit|au public|ordonne le paiement|hors service|notifie|avisa|notifica|informa|al publico|ordena el pago',
  'fuera de servicio|avvisa|avverte|al pubblico|dispone il pagamento|fuori servizio|ao publico|ordena o pagamento|fora de servico',
);
const TELLS = wordList(
  'notify|inform|send|message|remind|contact|invite|alert|announce|assign|benachrichtigen|informieren|senden|mahnen|envoyer|prevenir',
  'informer|relancer|enviar|avisar|notificar|informar|inviare|invia|avvisare|avvisa|informare|notifica',
);

/** True for an action that ends something, or reaches others who cannot be asked to forget it; a mere notification is no such thing. */
export function isSerious(words: string, description: string): boolean {
  return says(SERIOUS, words) || (says(REACHES_OTHERS, description) && !beginsWith(TELLS, words));
}

/** True for an action that calls something off: an order, a booking, a subscription. */
export function callsOff(words: string): boolean {
  return says(CALLS_OFF, words);
}

/** True for a description that says that there is no way back. */
export function isForGood(description: string): boolean {
  return says(FOR_GOOD, description);
}

const EFFECT = /[;:.]\s+(\p{L}.*)$/su;

/** What a description says that follows from an action, after what it is: "The client is notified." */
export function effectOf(description: string): string | undefined {
  const told = EFFECT.exec(description.trim())?.[1]?.replace(/[.\s]+$/u, '');
  return told === undefined || isForProgrammers(told) ? undefined : `${capitalized(told)}.`;
}

/** The intent of an action label. Destroying is checked first, then cancelling, then sending. */
export function intentOf(words: string): Intent {
  if (says(UNDOES_EDITS, words)) return 'cancel';
  if (says(DESTROYS, words)) return 'destroy';
  if (says(CANCELS, words)) return 'cancel';
  return says(SENDS, words) ? 'send' : 'plain';
}
