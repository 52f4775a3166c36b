import { isState, type State } from '#builtin/understand/words/state-words.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { beginsWith, endsIn, says, withoutLead, wordList, type WordList } from '#builtin/understand/words/word-list.ts';
import type { Action } from './action.ts';

/**
 * In which states of a thing a verb makes sense: never in those of `not`; and where some of the things are in a state of `only`,
 * in such a state.
 */
export type VerbRule = { only?: readonly State[]; not?: readonly State[]; room?: 'needed' | 'gone' };

const FOR_NEXT: VerbRule = { room: 'gone', not: ['joined', 'waiting', 'calledOff', 'ended'] };
const WAITING_LIST = wordList(
  'waitlist|wait list|waiting list|warteliste|liste attente|liste d attente|lista espera|lista de espera|lista attesa|lista d attesa',
);

// The first that an action begins with counts, else the first that it ends with: "cancel_booking" books nothing.
const RULES: readonly [WordList, VerbRule][] = [
  [wordList('watch|notify when available|avisar disponibilidad|avvisa disponibilita|prevenir disponibilite'), FOR_NEXT],
  [wordList('refund*|erstatten|rembours*|reembols*|rimbors*'), { not: ['open', 'missing', 'rejected'] }],
  [
    wordList(
      'check out|checkout guest|auschecken|check out machen|faire check out|hacer check out|fare check out|fazer check out',
    ),
    { only: ['arrived'], not: ['ended'] },
  ],
  [
    wordList(
      'check in|einchecken|faire check in|hacer check in|fare check in|fazer check in|seat|installer|sentar|accomodare|platzieren',
    ),
    { not: ['arrived', 'ended'] },
  ],
  [
    wordList(
      'mark no show|mark as no show|no show|report no show|mark absent|marquer absent|marquer no show|marcar ausente|marcar no presentad*|nicht erschienen',
      'segna assente|marcar falta',
    ),
    { not: ['arrived', 'ended'] },
  ],
  [
    wordList('restart*|reset|reboot|neustart*|neu starten|redemarr*|reinici*|riavvia*'),
    { not: ['running', 'serviced'] },
  ],
  [
    wordList('resume*|unpause|reinstate|unsuspend|fortsetz*|weiterlaufen|reprendre|reanud*|retom*|riprend*|unsnooze'),
    { only: ['paused'], not: ['running', 'ended'] },
  ],
  [
    wordList('pause*|hold|put on hold|suspend|suspendre|suspender|sospend*|pausier*|aussetz*|anhalten|paus*|snooze'),
    { not: ['paused', 'stopped', 'ended', 'faulty'] },
  ],
  [
    wordList('turn on|switch on|einschalten|anschalten|allum*|encender|accend*|ligar'),
    { not: ['running', 'enabled', 'faulty', 'serviced', 'ended'] },
  ],
  [
    wordList('start*|begin|run|launch|starten|demarr*|lancer|inici*|arranc*|avvia*|comec*'),
    { not: ['running', 'faulty', 'serviced', 'ended', 'paused'], room: 'needed' },
  ],
  [
    wordList('enable|activat*|aktivier*|activer|activar|attiva*|ativar|habilit*|abilit*|freischalten'),
    { not: ['enabled', 'running'] },
  ],
  [
    wordList(
      'disable|deactivat*|deaktivier*|desactiv*|disattiv*|desativ*|deshabilit*|disabilit*|desabilit*|abschalten',
    ),
    { not: ['disabled'] },
  ],
  [
    wordList('turn off|switch off|ausschalten|eteind*|apagar|spegn*|deslig*'),
    { only: ['running'], not: ['stopped', 'disabled', 'faulty', 'serviced', 'ended'] },
  ],
  [
    wordList('stop*|halt|end|stoppen|anhalten|arret*|parar|deten*|ferma*'),
    { only: ['running'], not: ['stopped', 'free', 'faulty', 'serviced', 'ended'] },
  ],
  [
    wordList(
      'remind*|send reminder|send a reminder|nudge*|send nudge|chase|dun|mahnen|mahnung*|erinner*|anmahnen|relanc*|envoyer relance|envoyer rappel|rappel*',
    ),
    { not: ['paid', 'ended', 'approved', 'rejected'] },
  ],
  [
    wordList(
      'recordar*|enviar recordatorio|sollecit*|invia sollecito|invia promemoria|lembr*|enviar lembrete|enviar aviso',
    ),
    { not: ['paid', 'ended', 'approved', 'rejected'] },
  ],
  [
    wordList(
      'reopen*|restore|reactivate|wieder offnen|wieder oeffnen|wiederherstellen|wiedereroffnen|wiederaufnehmen|rouvrir|restaur*|reactiv*|reabrir|ripristin*|riapri*|reativ*|unarchive',
    ),
    { only: ['ended', 'calledOff', 'rejected'] },
  ],
  [
    wordList('cancel*|call off|stornier*|absagen|kundigen|annul*|cancelar|anular|disdi*|disdire|desmarcar|retirar'),
    { not: ['none', 'free', 'ended', 'rejected'] },
  ],
  [
    wordList(
      'approv*|accept*|reject*|declin*|deny|refus*|genehmig*|bewillig*|annehmen|ablehnen|approuv*|rejet*|aprob*|acept*|rechaz*|deneg*|accett*|rifiut*|respin*|aprov*|aceit*|recus*|rejeit*',
    ),
    { not: ['approved', 'rejected', 'ended', 'draft', 'paid'] },
  ],
  [
    wordList(
      'return|bring back|give back|release|vacate|check back in|zuruckgeben|zurueckgeben|freigeben|rendre|restituer|liberer|devolver|liberar|restitui*|libera*',
    ),
    { not: ['free', 'serviced', 'waiting'] },
  ],
  [
    wordList(
      'leave|drop|drop out|withdraw|unregister|opt out|unsubscribe|abmelden|austreten|se desinscrire|desinscrire|desinscribir|darse de baja',
      'disiscriver*|desinscrever',
    ),
    { only: ['joined', 'waiting'], not: ['ended'] },
  ],
  [
    wordList(
      'complete*|finish*|resolve*|mark done|mark complete|mark completed|mark resolved|abschliess*|fertigstell*|erledig*|fertig melden|beenden',
      'terminer|finaliser|cloturer|achever|completar|finalizar|terminar|terminare|completa*|concluir|encerrar|concluder*|finir|acabar',
    ),
    { not: ['ended'] },
  ],
  [wordList('confirm*|bestatig*|bestaetig*|conferm*'), { not: ['arrived', 'ended', 'underWay'] }],
  [
    wordList(
      'pack|prepare|prepar*|pick order|ship|dispatch|mark ready|mark packed|packen|verpacken|vorbereiten|versenden|emballer|expedier',
    ),
    { not: ['underWay', 'ended'] },
  ],
  [
    wordList(
      'deliver|hand over|serve|mark delivered|liefern|ausliefern|zustellen|ubergeben|livrer|remettre|entregar|consegna*',
    ),
    { not: ['ended'] },
  ],
  [wordList('verify*|verif*|check document|pruf*|verific*|conferir|validate|valider'), { not: ['missing'] }],
  [
    wordList(
      'pay*|charge|settle|bezahl*|begleich*|kassier*|encaiss*|regler|pagar|cobrar|pagare|paga*|incass*|saldar*|receber',
    ),
    { not: ['paid'] },
  ],
  [
    wordList(
      'book*|reserve*|rent|hire|borrow|lend|loan|enrol*|register|join|sign up|buy|claim|take|pick up shift|request viewing|apply for|request visit|buchen|reservier*',
      'mieten|ausleihen|verleihen|anmelden|einschreiben|kaufen|ubernehmen|reserver|louer|emprunter|inscrire|acheter|prendre|reservar*|alquilar',
      'matricular*|inscribir*|apuntar*|unirse|comprar|prenota*|noleggia*|iscriv*|acquista*|alugar|inscrever*|start session|besichtig*|demander visite',
      'solicitar visita|richiedi visita|pedir visita|crear reserva|criar reserva|crea prenotazione',
    ),
    { not: ['taken', 'joined', 'waiting', 'ended', 'serviced', 'faulty'], room: 'needed' },
  ],
];

const LEAVES = wordList(
  'leave|quit|remove|verlassen|entfernen|quitter|retirer|salir|quitar|lascia*|rimuov*|sair|remover',
);
const rules = new WeakMap<Action, VerbRule>();

/** What the verb of an action asks of the things that it is for. */
export function ruleOf(action: Action): VerbRule {
  const known = rules.get(action);
  if (known !== undefined) return known;
  const rule = ruleFor(wordsOf(action.name).join(' '));
  rules.set(action, rule);
  return rule;
}

function ruleFor(words: string): VerbRule {
  const rule = entryFor(words)?.[1] ?? ruleOfResult(words);
  if (!says(WAITING_LIST, words)) return rule ?? {};
  if (rule === undefined || rule.room === 'needed') return says(LEAVES, words) ? { only: ['waiting'] } : FOR_NEXT;
  return rule;
}

// Only German has its verbs at the end: "extend_loan" lends nothing.
function entryFor(words: string): (typeof RULES)[number] | undefined {
  return (
    RULES.find(([list]) => beginsWith(list, words)) ??
    (/(?:en|ern|eln)$/.test(words) ? RULES.find(([list]) => endsIn(list, words)) : undefined)
  );
}

const MARKS = wordList('mark as|mark|set|als|marquer comme|marquer|marcar como|marcar|segna come|segna|set as');

// "mark_shipped" is too late for what has been delivered.
function ruleOfResult(words: string): VerbRule | undefined {
  const result = withoutLead(MARKS, words);
  if (result === words) return undefined;
  if (isState('paid', result, true)) return { not: ['paid'] };
  return isState('underWay', result) || isState('arrived', result) ? { not: ['ended'] } : undefined;
}

/** Whether words say with another verb what an action does: "remind" for send_reminder. */
export function isNamedByRule({ name }: Action, text: string): boolean {
  const words = wordsOf(name).join(' ');
  if (says(WAITING_LIST, words)) return says(WAITING_LIST, text);
  const [list] = entryFor(words) ?? [];
  return list !== undefined && says(list, text);
}
