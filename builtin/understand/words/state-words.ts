import { wordsOf } from './fold-text.ts';
import { beginsWith, endsIn, isOneOf, wordList } from './word-list.ts';

// What the state of a thing means, by the words for it.
const STATES = {
  running: wordList(
    'running|on|started|live|in progress|ongoing|operating|lauft|laufend|gestartet|an|in betrieb|en marche|en cours',
    'en marcha|en curso|encendid*|in corso|acces*|em curso|ligad*|em andamento|derated|throttled|charging|en charge',
  ),
  stopped: wordList(
    'stopped|idle|off|standby|halted|ready|gestoppt|aus|bereit|angehalten|arrete*|eteint*|a l arret',
    'detenid*|parad*|apagad*|ferm*|spent*|desligad*|in attesa|en espera|leerlauf|not started|not running',
  ),
  enabled: wordList(
    'active|enabled|aktiv*|freigeschaltet|actif|active|actives|activ*|habilitad*|attiv*|abilitat*|ativ*',
  ),
  disabled: wordList(
    'inactive|disabled|inaktiv|deaktiviert|inactif|inactive|desactive*|inactiv*|desactivad*|deshabilitad*|inattiv*|disattivat*|disabilitat*',
    'inativ*|desativad*',
  ),
  draft: wordList('draft|entwurf|brouillon|borrador|bozza|rascunho'),
  paused: wordList(
    'paused|on hold|suspended|snoozed|frozen|pausiert|unterbrochen|ausgesetzt|en pause|suspendu*|pausad*|suspendid*|en pausa|in pausa',
    'sospes*|suspens*|em pausa',
  ),
  faulty: wordList(
    'fault*|error|failed|broken|defect*|offline|alarm|out of order|tripped|storung|gestort|defekt|ausgefallen|en panne|panne|hors service',
    'averia*|fallo|guasto|errore|avaria*|falha|erro|unreachable|disconnected',
  ),
  serviced: wordList(
    'maintenance|in maintenance|cleaning|out of service|in repair|wartung|in wartung|reinigung|reparatur|in reparatur|nettoyage',
    'mantenimiento|limpieza|manutenzione|in manutenzione|pulizia|manutencao|em manutencao|limpeza|reparacion|en reparacion|blocked|blockiert|gesperrt|bloque*|bloquead*|bloccat*',
  ),
  free: wordList(
    'free|available|vacant|unassigned|unbooked|in stock|for sale|for rent|frei*|verfugbar*|verfuegbar*|libre*|disponible*|vacant*',
    'liber*|disponibil*|livre|livres|disponivel|disponiveis|vag*|zu verkaufen|a vendre|a louer|en venta|en alquiler|in vendita|a venda',
  ),
  taken: wordList(
    'taken|booked|occupied|reserved|full|fully booked|sold|sold out|rented|rented out|let|unavailable|out of stock|claimed|belegt|besetzt',
    'vergeben|gebucht|ausgebucht|reserviert|verkauft|vermietet|verliehen|voll|ausverkauft|occupe*|complet|complete|reserve|reservee|vendu*|loue|louee',
    'epuise*|ocupad*|complet*|llen*|reservad*|vendid*|alquilad*|agotad*|prestad*|occupat*|pien*|prenotat*|vendut*|affittat*|esaurit*|cheio|cheia',
    'lotad*|esgotad*|alugad*|emprestad*|on loan|checked out|lent|pret|prete|pretee|ausgeliehen|in use|in uso|en uso|em uso|adopted|adoptiert|adopte*|adoptad*|adottat*|adotad*',
  ),
  joined: wordList(
    'enrolled|registered|joined|subscribed|signed up|angemeldet|eingeschrieben|inscrit|inscrite|inscrits|inscrites|apuntad*|inscrit*|matriculad*',
    'iscritt*|going|attending|mine',
  ),
  waiting: wordList(
    'waitlisted|waitlist|waiting list|on waitlist|on waiting list|warteliste|auf warteliste|liste attente|liste d attente|en liste attente',
    'lista espera|lista de espera|en lista de espera|em lista de espera|lista attesa|lista d attesa|in lista d attesa',
  ),
  none: wordList(
    'none|not booked|not registered|not enrolled|aucun*|keine*|ningun*|nessun*|nenhum*|nicht gebucht|nicht angemeldet|non inscrit',
  ),
  paid: wordList(
    'paid|settled|bezahlt|beglichen|paye|payee|payes|payees|regle|reglee|reglees|pagad*|abonad*|pagat*|saldat*|pago|paga|pagos|pagas|quitad*',
  ),
  open: wordList(
    'open|unpaid|due|overdue|past due|outstanding|owed|partly paid|partially paid|partial|unbezahlt|fallig|uberfallig|ueberfaellig|offen*',
    'ausstehend*|impaye*|en retard|ouvert*|pendiente*|vencid*|impagad*|abiert*|scadut*|apert*|insolut*|pendente*|em atraso|abert*|em aberto',
    'en souffrance|atrasad*|unanswered|pending|awaiting|en attente|in attesa|wartend*',
  ),
  underWay: wordList(
    'shipped|sent|dispatched|in transit|out for delivery|on the way|en route|versandt|verschickt|unterwegs|expedie*|envoye*|en livraison',
    'enviad*|en camino|en reparto|en ruta|spedit*|inviat*|in viaggio|in consegna|a caminho|em transito|expedid*|picked',
  ),
  arrived: wordList(
    'boarded|aboard|on board|an bord|a bordo|imbarcat*|embarcad*|arrived|checked in|seated|in house|present|on site|eingecheckt|eingetroffen|angekommen|anwesend|platziert|arrive|arrivee|installe*',
    'present|presente|check in fait|llegad*|sentad*|arrivat*|accomodat*|chegou|chegad*|presente|presenti|in treatment|in behandlung',
  ),
  ended: wordList(
    'done|completed|complete|finished|closed|resolved|delivered|returned|collected|picked up|handed over|checked out|departed|expired|no show',
    'missed|served|redeemed|erledigt|abgeschlossen|fertig|beendet|geliefert|zugestellt|ausgeliefert|abgeholt|zuruckgegeben|ausgecheckt',
    'abgereist|nicht erschienen|eingelost|termine*|livree|livrees|remis|remise|remises|rendu*|recupere*|partie|parti|cloture*|non presente|absent',
    'terminad*|completad*|entregad*|devuelt*|recogid*|cerrad*|finalizad*|no presentad*|completat*|consegnat*|ritirat*|restituit*|chius*|finit*',
    'concluid*|entregue*|devolvid*|levantad*|fechad*|encerrad*|nao compareceu|assente|ausente',
  ),
  calledOff: wordList(
    'cancel*|archiv*|delet*|void*|refund*|expired|withdrawn|discard*|revoked|stornier*|geloscht|geloescht|erstattet|abgesagt|widerrufen',
    'ecarte*|retired|written off|scrapped|ausgemustert*|zuruckgezogen*|descartad*|scartat*|dismess*|abatid*|annul*|supprim*|rembours*|cancelad*|anulad*|eliminad*|reembolsad*|eliminat*|rimborsat*|retire*|retirad*|ritirat*',
  ),
  approved: wordList(
    'approved|accepted|granted|genehmigt|bewilligt|angenommen|zugesagt|approuve*|accepte*|valide*|aprobad*|aceptad*|concedid*|approvat*',
    'accettat*|concess*|aprovad*|aceite*|aceit*|deferid*',
  ),
  rejected: wordList(
    'reject*|declined|denied|refused|abgelehnt|zuruckgewiesen|refuse*|rejete*|rechazad*|denegad*|rifiutat*|respint*|recusad*|rejeitad*|indeferid*',
  ),
  missing: wordList(
    'missing|requested|not received|not submitted|not uploaded|fehlt|fehlend|angefordert|manquant*|faltante|falta|no recibid*|mancante',
    'mancanti|em falta|demande|demandee|solicitad*|richiest*|pedid*',
  ),
  // Who or what cannot be given anything to do.
  away: wordList(
    'off sick|sick|ill|sick leave|on leave|off duty|absent*|on vacation|on holiday|unavailable|suspended|retired|inactive|out of service|krank*',
    'urlaub|im urlaub|abwesend|nicht verfugbar|ausser dienst|ausser betrieb|inaktiv|malade|en arret|en conge|indisponible|hors service|inactif',
    'enferm*|baja|de baja|de vacaciones|vacaciones|ausente|no disponible|fuera de servicio|inactiv*|malat*|in malattia|in ferie|ferie|assente',
    'non disponibile|fuori servizio|inattiv*|doente|de baixa|de ferias|ferias|indisponivel|fora de servico|inativ*',
  ),
} as const;

/** What the state of a thing can mean for what is done with it. */
export type State = keyof typeof STATES;

// "partly_paid" is not paid, "nicht_bezahlt" neither.
const NOT_QUITE = wordList(
  'not|un|non|nicht|pas|no|sin|senza|sem|nao|partly|partially|partial|teil|teilweise|noch nicht|awaiting|pending|partiellement',
);

/** Whether the text of a status says that a thing is in a state; the name of a member has to say it alone (`isWhole`). */
export function isState(state: State, text: string, isWhole = false): boolean {
  const words = wordsOf(text).join(' ');
  const list = STATES[state];
  if (isOneOf(list, words)) return true;
  return !isWhole && !beginsWith(NOT_QUITE, words) && (beginsWith(list, words) || endsIn(list, words));
}

const ASKING = wordList(
  'is|are|has|have|can|may|needs|was|did|wants|allows|accepts|ist|sind|hat|kann|darf|braucht|est|sont|peut|doit|es|esta|tiene|puede|necesita',
  'ha|puo|deve|tem|pode|precisa',
);
const SAYING = wordList(
  'optional|mandatory|required|compulsory|urgent|dringend|vip|hidden|visible|public|private|locked|hard|fixed|live|default|primary|own|new',
  'online|connected|reachable|pfl|pflicht|freiwillig|gefordert|sichtbar|offentlich|privat|fest|neu|obligatoire|facultatif|prive|visible|obligatori*|facultativ*|opcional',
  'opzional*|privad*|privat*|visibil*|visivel|urgente|novo|nova|nuevo|nueva|nuovo|nuova|flag|yes no|true|only|allowed|erlaubt|autorise|permitid*|consentit*',
);
// What can be counted by such a word says how often: "declined": 1.
const COUNTED = wordList(
  'declined|failed|missed|rejected|played|scored|clicked|viewed|used|needed|won|lost|rated|visited',
);
const PARTICIPLE = /\p{L}{3}ed$|^ge\p{L}{2,}t$|\p{L}{2}iert$|\p{L}{2}[aiu][td][oa]$/u;

/** True for the key of a yes or no, which programs may write as 1 and 0: "is_new", "cancelled", "krank", "pax_trapped". */
export function isFlagName(key: string): boolean {
  const words = wordsOf(key);
  const text = words.join(' ');
  const last = words.at(-1) ?? '';
  if (endsIn(COUNTED, text)) return false;
  return (
    (words.length > 1 && beginsWith(ASKING, text)) ||
    endsIn(SAYING, text) ||
    PARTICIPLE.test(last) ||
    Object.values(STATES).some((list) => endsIn(list, text))
  );
}

/** For states that exclude each other, the other one. */
export const OPPOSITE: { readonly [state in State]?: State } = {
  running: 'stopped',
  enabled: 'disabled',
  disabled: 'enabled',
  stopped: 'running',
  free: 'taken',
  taken: 'free',
  paid: 'open',
};

const SAID_MIN_CHARS = 4;

/** The states that words of a request name, in so many words: "what is free". What is open may be late, or not paid. */
export function statesSaid(words: readonly string[]): State[] {
  const phrases = words.flatMap((word, at) => [word, words.slice(at, at + 2).join(' ')]);
  const said = phrases.filter((phrase) => phrase.length >= SAID_MIN_CHARS);
  return (Object.keys(STATES) as State[]).filter(
    (state) => state !== 'open' && said.some((phrase) => isOneOf(STATES[state], phrase)),
  );
}

const NOTHING = wordList(
  'none|no|nil|na|n a|not applicable|nothing|unknown|nka|keine|keiner|kein|nein|nichts|unbekannt|aucun|aucune|non|rien|neant|inconnu',
  'ninguno|ninguna|nada|sin|desconocido|nessuno|nessuna|niente|sconosciuto|nenhum|nenhuma|nao|desconhecido',
);

/** True for a text that says that there is nothing to say: "none", "keine", "n/a", "-". */
export function isNothing(text: string): boolean {
  return !/[\p{L}\p{N}]/u.test(text) || isOneOf(NOTHING, text);
}
